/** @jest-environment node */
import { kernTable } from "../../tools/fonts/kerning";

it("writes a kern table of format 0 with its pairs in search order", () => {
  const table = kernTable([
    { left: 7, right: 2, value: -40 },
    { left: 3, right: 9, value: 12 },
    { left: 3, right: 1, value: -5 },
  ]);
  const words = Array.from({ length: table.length / 2 }, (_, index) => table.readInt16BE(index * 2));
  const [version, subtables, ...subtable] = words;
  expect([version, subtables]).toEqual([0, 1]);
  expect(subtable).toEqual([0, 14 + 18, 1, 3, 12, 1, 6, 3, 1, -5, 3, 9, 12, 7, 2, -40]);
});
