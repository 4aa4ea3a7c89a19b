/** Colours by day and by night: those of src/styles/tokens.css, which a picture and Gatsby's configuration cannot read. */
export const TOKENS = {
  sea: ["#d6edfc", "#13244a"],
  "sea-line": ["#b3d8ef", "#223665"],
  land: ["#ffffff", "#2a3f70"],
  text: ["#0b1a3b", "#f2f6fd"],
  paper: ["#ffffff", "#0a1226"],
  route: ["#c8006a", "#ff6fb5"],
  "on-route": ["#ffffff", "#0a1226"],
  sun: ["#ffc928", "#ffcf45"],
  coral: ["#ff8a66", "#ff9b7c"],
  mint: ["#4fcb94", "#5bd6a0"],
  sky: ["#6ea8ff", "#86b6ff"],
} as const;
