/** The colours of a case study: of the background behind the device, and of the product's interface. */
export interface Hue {
  /** The background, and a lighter and a darker shade of it. */
  readonly ground: string;
  readonly glow: string;
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
    ground: "#b9a7ff",
    glow: "#d3c8ff",
    shade: "#9a85ee",
    accent: "#b9a7ff",
    tint: "#ece6ff",
    deep: "#5a45c4",
    objects: ["#ffc24b", "#ff6b4a"],
  },
  sky: {
    ground: "#8fd3ff",
    glow: "#bfe6ff",
    shade: "#69b9ee",
    accent: "#8fd3ff",
    tint: "#e0f2ff",
    deep: "#0f5c8f",
    objects: ["#fff8ef", "#ffc24b"],
  },
  coral: {
    ground: "#ff7d5f",
    glow: "#ffa28a",
    shade: "#ea5637",
    accent: "#ff6b4a",
    tint: "#ffe3db",
    deep: "#b8381b",
    objects: ["#ffc24b", "#fff8ef"],
  },
  sun: {
    ground: "#ffc24b",
    glow: "#ffd98d",
    shade: "#f0a523",
    accent: "#ffc24b",
    tint: "#fff0cf",
    deep: "#8a5a00",
    objects: ["#ff6b4a", "#b9a7ff"],
  },
  teal: {
    ground: "#35ad94",
    glow: "#6accb6",
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
    ground: "#a3bfff",
    glow: "#c8daff",
    shade: "#7f9ff2",
    accent: "#a3bfff",
    tint: "#e4ebff",
    deep: "#3c50c4",
  },
  leaf: { ...plain.teal, ground: "#86c79d", glow: "#b8e2c6", shade: "#63b082" },
  rose: { ...plain.coral, ground: "#ec8c93", glow: "#f6b6b8", shade: "#d9666f" },
  amber: { ...plain.sun, ground: "#ffa357", glow: "#ffc48e", shade: "#ee8436" },
} as const satisfies Record<string, Hue>;

export type HueName = keyof typeof hues;
