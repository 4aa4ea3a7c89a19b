/** 0.125 as "12.5%". With four decimals, because rounding errors of hours add up on a wide screen. */
export const percent = (share: number, unit = "%") =>
  `${Number((share * 100).toFixed(4))}${unit}`;
