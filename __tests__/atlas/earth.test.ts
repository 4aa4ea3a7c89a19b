/** @jest-environment node */
import {
  distanceKm,
  longitudeText,
} from "../../plugins/gatsby-plugin-atlas/drawing/earth";

test("Kuala Lumpur is 2,866 km from Bengaluru", () => {
  expect(distanceKm([77.5946, 12.9716], [101.69, 3.14])).toBe(2866);
});

test("longitudes are east or west of Greenwich, to a tenth of a degree", () => {
  expect(longitudeText(101.69)).toBe("101.7° E");
  expect(longitudeText(-0.13)).toBe("0.1° W");
});
