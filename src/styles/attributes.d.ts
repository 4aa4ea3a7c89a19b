import type { Ground } from "../lib/inks";

declare module "react" {
  /** React's style={{ }} may set custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
  /** Attributes that styles of other files read: docs/attributes.md. A wrong value would paint nothing. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- React's own declaration has it
  interface HTMLAttributes<T> {
    "data-ground"?: true;
    "data-ink"?: Ground;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- as above
  interface ButtonHTMLAttributes<T> {
    /** Keeps Firefox from restoring on a reload that a button is enabled, before scripts listen. */
    autoComplete?: "off";
  }
}
