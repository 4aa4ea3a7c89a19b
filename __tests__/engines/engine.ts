/** What a walk through the site needs of a browser, whoever drives it. */
export type Engine = {
  /** Opens an address and waits for the load event. */
  goto(address: string): Promise<void>;
  /**
   * The value of an expression in the page, awaited and sent as JSON. Text and not a function: the pages' policy forbids
   * eval, by which drivers pass functions on.
   */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses the main button at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Presses keys one after the other: characters, or names of keys as in KEYS. */
  press(keys: readonly string[]): Promise<void>;
  /** The window as it is, as PNG; one pixel of it is one CSS pixel. */
  screenshot(): Promise<Buffer>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

export type Options = { isDark: boolean };

/** A browser of this machine: how to name it in a report, and how to start it. */
export type Installed = {
  name: string;
  open(options: Options): Promise<Engine>;
};

/** Named keys, by the code points that WebDriver has for them. */
const KEYS: Record<string, string> = {
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  Tab: "\uE004",
};

/** A click in the form that WebDriver and WebDriver BiDi have in common (https://w3c.github.io/webdriver/#actions). */
export const clickActions = (x: number, y: number) => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];

/** Keys in the same form. */
export const keyActions = (keys: readonly string[]) => [
  {
    type: "key",
    id: "keyboard",
    actions: keys.flatMap((key) =>
      ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] ?? key })),
    ),
  },
];
