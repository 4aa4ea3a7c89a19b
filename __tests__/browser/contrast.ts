/** WCAG's contrast of two colours, of parts from 0 to 255. */
export function contrast(...colours: number[][]) {
  const [light, dark] = colours
    .map((parts) => {
      const [red, green, blue] = parts.map((part) =>
        part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
    })
    .sort((a, b) => b - a);
  return light! / dark!;
}
