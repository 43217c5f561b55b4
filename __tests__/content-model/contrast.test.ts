/** @jest-environment node */
import fc from "fast-check";
import { contrast, luminance, legibleShade } from "../../src/content-model/contrast";

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("contrast is what WCAG 2 says it is", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 10);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ff6b4a", "#ffffff")).toBeCloseTo(2.82, 2);
  expect(contrast("#ffffff", "#ff6b4a")).toBe(contrast("#ff6b4a", "#ffffff"));
  expect(luminance("#ffffff")).toBeCloseTo(1, 10);
});

test("a mended colour always has the contrast that was asked for", () => {
  fc.assert(
    fc.property(colours, colours, fc.constantFrom(3, 4.5), (colour, paper, wanted) => {
      expect(contrast(legibleShade(colour, paper, wanted), paper)).toBeGreaterThanOrEqual(wanted);
    }),
  );
});

test("a colour that is legible already stays as it is", () => {
  fc.assert(
    fc.property(colours, colours, (colour, paper) => {
      fc.pre(contrast(colour, paper) >= 4.5);
      expect(legibleShade(colour, paper, 4.5)).toBe(colour);
    }),
  );
});

test("a mended colour is changed no more than it must be", () => {
  // On white, the first shade that passes is only just dark enough.
  for (const colour of ["#ff6b4a", "#ffc24b", "#8fd3ff", "#1fa187", "#b9a7ff"])
    expect(contrast(legibleShade(colour, "#ffffff", 4.5), "#ffffff")).toBeLessThan(4.7);
});
