interface Box {
  readonly width: number;
  readonly height: number;
}

const points = (values: readonly number[], { width, height }: Box, pad: number): [number, number][] => {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return values.map((value, index) => [
    (index / (values.length - 1)) * width,
    pad + (span ? 1 - (value - low) / span : 0.5) * (height - 2 * pad),
  ]);
};

const path = (line: readonly [number, number][]): string =>
  line.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** A small line chart without axes. */
export const sparkline = (values: readonly number[], box: Box, colour: string): string =>
  `<svg width="${box.width}" height="${box.height}" fill="none"><path d="${path(points(values, box, 3))}" stroke="${colour}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`;

/** An area chart: a line, a tint below it, and `rules` faint horizontal lines behind. */
export const area = (
  values: readonly number[],
  box: Box,
  colour: string,
  tint: string,
  rules = 4,
): string => {
  const line = points(values, box, 10);
  const grid = Array.from({ length: rules }, (_, index) => {
    const y = 10 + (index / (rules - 1)) * (box.height - 20);
    return `<path d="M0 ${y}H${box.width}" stroke="#1b1f3b14"/>`;
  }).join("");
  const [x, y] = line[line.length - 1] ?? [0, 0];
  return `<svg width="${box.width}" height="${box.height}" fill="none" style="overflow:visible">${grid}
    <path d="${path(line)}L${box.width} ${box.height}L0 ${box.height}Z" fill="${tint}"/>
    <path d="${path(line)}" stroke="${colour}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>
    <circle cx="${x}" cy="${y}" r="6" fill="${colour}" stroke="#fff" stroke-width="3"/></svg>`;
};

/** A bar chart. The bars from index `from` on have the colour `later`. */
export const bars = (
  values: readonly number[],
  box: Box,
  colour: string,
  later = colour,
  from = values.length,
): string => {
  const top = Math.max(...values);
  const step = box.width / values.length;
  return `<svg width="${box.width}" height="${box.height}">${values
    .map((value, index) => {
      const height = (value / top) * box.height;
      return `<rect x="${(index * step + step * 0.16).toFixed(1)}" y="${(box.height - height).toFixed(1)}" width="${(step * 0.68).toFixed(1)}" height="${height.toFixed(1)}" rx="4" fill="${index < from ? colour : later}"/>`;
    })
    .join("")}</svg>`;
};

/** A donut chart; each of `parts` is a percentage and its colour. */
export const donut = (
  parts: readonly (readonly [number, string])[],
  size: number,
  thickness: number,
): string => {
  const radius = (size - thickness) / 2;
  const whole = 2 * Math.PI * radius;
  let turned = 0;
  const arcs = parts.map(([share, colour]) => {
    const arc = `<circle cx="${size / 2}" cy="${size / 2}" r="${radius}" stroke="${colour}" stroke-width="${thickness}" stroke-dasharray="${((share / 100) * whole - 3).toFixed(1)} ${whole.toFixed(1)}" stroke-dashoffset="${((-turned / 100) * whole).toFixed(1)}"/>`;
    turned += share;
    return arc;
  });
  return `<svg width="${size}" height="${size}" fill="none" style="transform:rotate(-90deg)">${arcs.join("")}</svg>`;
};

/** `length` values that look like real data: a steady drift and random steps, the same for the same `seed`. */
export const wander = (seed: number, length: number, drift: number, swing = 1): number[] => {
  let state = seed;
  let value = 0;
  return Array.from({ length }, () => {
    state = (state * 16807) % 2147483647;
    value += drift + (state / 2147483647 - 0.5) * swing;
    return value;
  });
};
