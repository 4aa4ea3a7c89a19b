/** Gatsby's own entry in the browser: ../webpack.ts says where it is. */
declare module "gatsby-app";

interface Window {
  /** Stops queueing, and returns the elements pressed or sent until then, in order; empty on later calls (early.ts). */
  drainQueue?: () => (HTMLButtonElement | HTMLFormElement)[];
  /** Settled when the styles of the whole site have come, or will not come (early.ts). */
  allStyles?: Promise<unknown>;
  /** Answers that early.ts has asked for, by address. Each is used once (loaderRequest.ts). */
  earlyData?: Map<string, Promise<Response>>;
  /** The version of this page's build (../index.ts). */
  ___webpackCompilationHash?: string;
  /** Gatsby's. */
  ___loader?: {
    loadAppData(): Promise<unknown>;
    loadPage(path: string): Promise<unknown>;
    loadPageSync(path: string): unknown;
  };
  ___navigate?: (to: string | number, options?: { replace?: boolean }) => void;
}
