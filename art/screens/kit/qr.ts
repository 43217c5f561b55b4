/** Draws a real QR code, which a camera can read: version 3, level L, mask 0, up to 53 bytes. */

const side = 29;
const dataLength = 55;
const checkLength = 15;

/** Powers of 2 in the finite field GF(256), and their logarithms: what QR codes calculate with. */
const exponents: number[] = [];
const logarithms: number[] = [];
for (let value = 1, power = 0; power < 255; power += 1) {
  exponents[power] = value;
  logarithms[value] = power;
  value <<= 1;
  if (value > 255) value ^= 0x11d;
}
const times = (a: number, b: number): number =>
  a && b ? (exponents[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0) : 0;

/** The Reed-Solomon bytes that let a camera correct errors. */
const checkBytes = (data: readonly number[]): number[] => {
  let generator = [1];
  for (let power = 0; power < checkLength; power += 1) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((factor, index) => {
      next[index] = (next[index] ?? 0) ^ factor;
      next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, exponents[power] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(checkLength).fill(0)];
  data.forEach((_, index) => {
    const lead = rest[index] ?? 0;
    generator.forEach((factor, offset) => {
      rest[index + offset] = (rest[index + offset] ?? 0) ^ times(factor, lead);
    });
  });
  return rest.slice(data.length);
};

/** The bits of the text: mode, length, bytes, padding, check bytes. */
const bitsOf = (text: string): number[] => {
  const bytes = [...Buffer.from(text, "utf8")];
  if (bytes.length > 53) throw new Error(`A code of this size holds 53 bytes: ${text}`);
  const push = (value: number, length: number) =>
    Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);
  const bits = [
    ...push(4, 4),
    ...push(bytes.length, 8),
    ...bytes.flatMap((byte) => push(byte, 8)),
    ...push(0, 4),
  ];
  const data = Array.from({ length: bits.length / 8 }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(""), 2),
  );
  for (let pad = 0; data.length < dataLength; pad += 1) data.push(pad % 2 ? 0x11 : 0xec);
  return [...data, ...checkBytes(data)].flatMap((byte) => push(byte, 8));
};

/** Rows of 0 and 1: first the fixed patterns and the format, then the bits in the free squares, in a zigzag. */
const matrix = (text: string): number[][] => {
  const grid = Array.from({ length: side }, () => new Array<number>(side).fill(-1));
  const set = (row: number, column: number, value: number) => {
    const line = grid[row];
    if (line && column >= 0 && column < side) line[column] = value;
  };
  const finder = (row: number, column: number) => {
    for (let r = -1; r <= 7; r += 1)
      for (let c = -1; c <= 7; c += 1) {
        const far = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        set(row + r, column + c, far === 2 || far > 3 ? 0 : 1);
      }
  };
  finder(0, 0);
  finder(0, side - 7);
  finder(side - 7, 0);
  for (let r = -2; r <= 2; r += 1)
    for (let c = -2; c <= 2; c += 1) set(22 + r, 22 + c, Math.max(Math.abs(r), Math.abs(c)) === 1 ? 0 : 1);
  for (let index = 8; index < side - 8; index += 1) {
    set(6, index, 1 - (index % 2));
    set(index, 6, 1 - (index % 2));
  }
  const format = [..."111011111000100"].map(Number);
  const first = [
    [8, 0],
    [8, 1],
    [8, 2],
    [8, 3],
    [8, 4],
    [8, 5],
    [8, 7],
    [8, 8],
    [7, 8],
    [5, 8],
    [4, 8],
    [3, 8],
    [2, 8],
    [1, 8],
    [0, 8],
  ];
  format.forEach((bit, index) => {
    const [row = 0, column = 0] = first[index] ?? [];
    set(row, column, bit);
    if (index < 7) set(side - 1 - index, 8, bit);
    else set(8, side - 15 + index, bit);
  });
  set(side - 8, 8, 1);
  const bits = bitsOf(text);
  let next = 0;
  for (let right = side - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const row = up ? side - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== -1) continue;
        set(row, column, (bits[next] ?? 0) ^ ((row + column) % 2 === 0 ? 1 : 0));
        next += 1;
      }
    }
  }
  return grid;
};

/** The code of `text` as an SVG of `size` pixels, without a quiet zone. */
export const qrCode = (text: string, size: number, colour = "#1b1f3b"): string => {
  const squares = matrix(text)
    .flatMap((line, row) => line.map((value, column) => (value === 1 ? `M${column} ${row}h1v1h-1z` : "")))
    .join("");
  return `<svg width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="${colour}" d="${squares}"/></svg>`;
};
