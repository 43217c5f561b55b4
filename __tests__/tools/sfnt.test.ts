/** @jest-environment node */
import { readTables, writeTables } from "../../tools/fonts/sfnt";

const trueType = 0x00010000;
const tables = new Map([
  ["head", Buffer.from("version")],
  ["GPOS", Buffer.from("kerning, of a length that is no multiple of four")],
]);

it("writes a font file that reads back as the same tables", () => {
  const font = writeTables(trueType, tables);
  expect(font.readUInt32BE(0)).toBe(trueType);
  expect([...readTables(font)].sort()).toEqual([...tables].sort());
});

it("keeps the other tables unchanged when one is replaced", () => {
  const read = readTables(writeTables(trueType, tables));
  read.set("GPOS", Buffer.from("less"));
  const changed = readTables(writeTables(trueType, read));
  expect(changed.get("head")).toEqual(tables.get("head"));
  expect(changed.get("GPOS")).toEqual(Buffer.from("less"));
});
