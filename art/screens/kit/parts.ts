/** Elements of interfaces that several products use. */

/** A round token with a person's initial. */
export const avatar = (initial: string, colour: string, size = 36): string =>
  `<span class="avatar" style="background:${colour};width:${size}px;height:${size}px;font-size:${Math.round(size * 0.4)}px">${initial}</span>`;

/** A bar filled to `share` per cent. */
export const bar = (share: number, colour = "var(--accent)", height = 8): string =>
  `<div class="bar" style="height:${height}px"><i style="width:${share}%;background:${colour}"></i></div>`;

/** A rounded square that holds an icon. */
export const tile = (content: string, background: string, size = 44, colour = "var(--ink)"): string =>
  `<span class="tile" style="width:${size}px;height:${size}px;background:${background};color:${colour}">${content}</span>`;

/** A small rounded label. */
export const pill = (text: string, background = "var(--tint)", colour = "var(--deep)"): string =>
  `<span class="pill" style="background:${background};color:${colour}">${text}</span>`;
