/** The colours of a case study: of its product's interface, and of what stands beside the device. */
export interface Hue {
  /** Of the shadows that devices cast. */
  readonly shade: string;
  /** Accent, its tint, and a version dark enough for text on white. */
  readonly accent: string;
  readonly tint: string;
  readonly deep: string;
  /** Colours of the two objects beside the device. */
  readonly objects: readonly [string, string];
}

const plain = {
  lilac: {
    shade: "#9a85ee",
    accent: "#b9a7ff",
    tint: "#ece6ff",
    deep: "#5a45c4",
    objects: ["#ffc24b", "#ff6b4a"],
  },
  sky: {
    shade: "#69b9ee",
    accent: "#8fd3ff",
    tint: "#e0f2ff",
    deep: "#0f5c8f",
    objects: ["#fff8ef", "#ffc24b"],
  },
  coral: {
    shade: "#ea5637",
    accent: "#ff6b4a",
    tint: "#ffe3db",
    deep: "#b8381b",
    objects: ["#ffc24b", "#fff8ef"],
  },
  sun: {
    shade: "#f0a523",
    accent: "#ffc24b",
    tint: "#fff0cf",
    deep: "#8a5a00",
    objects: ["#ff6b4a", "#b9a7ff"],
  },
  teal: {
    shade: "#178a72",
    accent: "#1fa187",
    tint: "#dcf3ec",
    deep: "#0f6a58",
    objects: ["#ffc24b", "#fff8ef"],
  },
} as const satisfies Record<string, Hue>;

/** Hues of stories that share a product's colours with another: behind the device they are mixed, as on the page. */
export const hues = {
  ...plain,
  iris: {
    ...plain.lilac,
    shade: "#7f9ff2",
    accent: "#a3bfff",
    tint: "#e4ebff",
    deep: "#3c50c4",
  },
  leaf: { ...plain.teal, shade: "#63b082" },
  rose: { ...plain.coral, shade: "#d9666f" },
  amber: { ...plain.sun, shade: "#ee8436" },
} as const satisfies Record<string, Hue>;

export type HueName = keyof typeof hues;
