import "react";

declare module "react" {
  /** React's style={{ }} may set custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
