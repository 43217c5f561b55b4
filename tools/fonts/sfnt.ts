/** The tables of a font file by their tags; see "Organization of an OpenType Font" in the OpenType specification. */
export type Tables = Map<string, Buffer>;

const headerLength = 12;
const recordLength = 16;

/** Reads the tables of an uncompressed font file (`sfnt`). */
export const readTables = (font: Buffer): Tables =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const record = headerLength + index * recordLength;
      const start = font.readUInt32BE(record + 8);
      return [
        font.toString("latin1", record, record + 4),
        font.subarray(start, start + font.readUInt32BE(record + 12)),
      ] as const;
    }),
  );

export const tableOf = (tables: Tables, tag: string): Buffer => {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table “${tag}”.`);
  return table;
};

/** Writes an uncompressed font file. Checksums stay 0: browsers calculate them when they unpack the WOFF2 file. */
export const writeTables = (flavor: number, tables: Tables): Buffer => {
  const header = Buffer.alloc(headerLength + tables.size * recordLength);
  header.writeUInt32BE(flavor, 0);
  header.writeUInt16BE(tables.size, 4);
  const parts = [header];
  let offset = header.length;
  [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .forEach(([tag, data], index) => {
      const record = headerLength + index * recordLength;
      header.write(tag, record, "latin1");
      header.writeUInt32BE(offset, record + 8);
      header.writeUInt32BE(data.length, record + 12);
      const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
      data.copy(padded);
      parts.push(padded);
      offset += padded.length;
    });
  return Buffer.concat(parts);
};
