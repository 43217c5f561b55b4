/**
 * Removes the noise of a path-traced picture, because Debian builds Blender without a denoiser. It is an edge-aware
 * à-trous wavelet filter. The light is divided by the surface's colour (the albedo) and smoothed without it. Normals
 * and albedo are free of noise: they show the edges, and no light is averaged across an edge. So edges stay sharp.
 */
import type { Layers } from "./exr";

type Guides = { normal: Float32Array[]; albedo: Float32Array[]; alpha: Float32Array };

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

function luminance(light: Float32Array[]): Float32Array {
  const [red, green, blue] = light as [Float32Array, Float32Array, Float32Array];
  return red.map((value, i) => 0.25 * value + 0.5 * (green[i] ?? 0) + 0.25 * (blue[i] ?? 0));
}

/**
 * A 3×3 mean. Pixels are compared by their mean brightness, because a single bright grain of noise differs so much
 * from its neighbours that the filter would keep it.
 */
function blurred(plane: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
      for (let yy = Math.max(0, y - 1); yy <= Math.min(height - 1, y + 1); yy++) {
        for (let xx = Math.max(0, x - 1); xx <= Math.min(width - 1, x + 1); xx++, count++)
          sum += plane[yy * width + xx]!;
      }
      out[y * width + x] = sum / count;
    }
  }
  return out;
}

/** One pass of the filter: a weighted mean of 5×5 pixels that are `step` pixels apart. */
function pass(
  light: Float32Array[],
  guides: Guides,
  width: number,
  height: number,
  step: number,
  tolerance: number,
): Float32Array[] {
  const [r, g, b] = light as [Float32Array, Float32Array, Float32Array];
  const [nx, ny, nz] = guides.normal as [Float32Array, Float32Array, Float32Array];
  const [ar, ag, ab] = guides.albedo as [Float32Array, Float32Array, Float32Array];
  const bright = blurred(luminance(light), width, height);
  const out = [new Float32Array(r.length), new Float32Array(r.length), new Float32Array(r.length)];
  const [outR, outG, outB] = out as [Float32Array, Float32Array, Float32Array];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      if (guides.alpha[p]! <= 0) continue;
      let sumR = 0,
        sumG = 0,
        sumB = 0,
        total = 0;
      const scale = 1 / (tolerance * (0.15 + bright[p]!));
      for (let j = -2; j <= 2; j++) {
        const yy = y + j * step;
        if (yy < 0 || yy >= height) continue;
        for (let i = -2; i <= 2; i++) {
          const xx = x + i * step;
          if (xx < 0 || xx >= width) continue;
          const q = yy * width + xx;
          if (guides.alpha[q]! <= 0) continue;
          const dn = (nx[p]! - nx[q]!) ** 2 + (ny[p]! - ny[q]!) ** 2 + (nz[p]! - nz[q]!) ** 2;
          const da = (ar[p]! - ar[q]!) ** 2 + (ag[p]! - ag[q]!) ** 2 + (ab[p]! - ab[q]!) ** 2;
          const dl = (bright[p]! - bright[q]!) * scale;
          const weight = KERNEL[i + 2]! * KERNEL[j + 2]! * Math.exp(-dn * 60 - da * 120 - dl * dl);
          sumR += weight * r[q]!;
          sumG += weight * g[q]!;
          sumB += weight * b[q]!;
          total += weight;
        }
      }
      outR[p] = sumR / total;
      outG[p] = sumG / total;
      outB[p] = sumB / total;
    }
  }
  return out;
}

/**
 * A pixel on an edge has few neighbours like it, so the filter leaves its noise and the edge looks ragged. Such a pixel
 * takes the median light of the 3×3 pixels around it. Its colour, which draws the edge, is not changed.
 */
function settleEdges(light: Float32Array[], guides: Guides, width: number, height: number): Float32Array[] {
  const out = light.map((plane) => plane.slice());
  const surface = [...guides.normal, ...guides.albedo.map((plane) => plane.map((v) => v * 1.5))];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      if (guides.alpha[p]! <= 0) continue;
      const near: number[] = [];
      let alike = 0;
      for (let yy = Math.max(0, y - 1); yy <= Math.min(height - 1, y + 1); yy++) {
        for (let xx = Math.max(0, x - 1); xx <= Math.min(width - 1, x + 1); xx++) {
          const q = yy * width + xx;
          if (guides.alpha[q]! <= 0) continue;
          near.push(q);
          if (surface.reduce((sum, plane) => sum + (plane[p]! - plane[q]!) ** 2, 0) < 0.02) alike++;
        }
      }
      if (alike > 4) continue;
      light.forEach((plane, k) => {
        const values = near.map((q) => plane[q]!).sort((a, b) => a - b);
        out[k]![p] = values[values.length >> 1]!;
      });
    }
  }
  return out;
}

/** The picture without noise, as planes of linear colour that are premultiplied by alpha. */
export function denoise(layers: Layers): Float32Array[] {
  const { width, height, channel } = layers;
  const alpha = channel("Combined.A");
  const albedo = ["R", "G", "B"].map((c) => channel(`Denoising Albedo.${c}`));
  const guides = { alpha, albedo, normal: ["X", "Y", "Z"].map((c) => channel(`Denoising Normal.${c}`)) };
  const floor = 0.02;
  let light: Float32Array[] = ["R", "G", "B"].map((c, k) =>
    channel(`Combined.${c}`).map((v, i) => v / (albedo[k]![i]! + floor)),
  );
  for (const [step, tolerance] of [
    [1, 0.6],
    [2, 0.35],
    [4, 0.2],
    [8, 0.12],
  ] as const) {
    light = pass(light, guides, width, height, step, tolerance);
  }
  light = settleEdges(light, guides, width, height);
  return light.map((plane, k) => plane.map((v, i) => v * (albedo[k]![i]! + floor)));
}
