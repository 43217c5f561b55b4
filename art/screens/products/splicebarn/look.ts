/** Splicebarn, a video editor: dark, with words in place of icons. */
export const look = `
.sb{height:100%;background:#17182c;color:#fff8ef;display:flex;flex-direction:column;--soft:#b9bcd6;--faint:#8a8eb0;--line:#ffffff1a}
.sb header{display:flex;align-items:center;justify-content:space-between;padding:13px 20px;background:#1f2140}
.sbp{background:#17182c;color:#fff8ef;--soft:#b9bcd6;--faint:#8a8eb0;--line:#ffffff1a}
.gold{background:#ffc24b;color:#1b1f3b}
.clip{position:absolute;border-radius:10px;overflow:hidden;display:flex;align-items:center}
.clip>b{position:absolute;left:6px;top:6px;font-size:11.5px;line-height:1.2;color:#fff8ef;background:#101122b3;border-radius:6px;padding:2px 7px}
.narrow .sbp.row{flex-direction:column}.narrow .sbp>.col.g16{width:auto!important}.narrow .sbp>.col.g16>:is(:first-child,:last-child){display:none}
.narrow .sbp:not(.row)>.col.centre{zoom:.8}.narrow .sbp>div:has(>.rel>.xs){overflow:hidden}.narrow .sbp>div>.rel:has(>.xs){width:940px;margin-left:-280px}
.narrow .sbp>.between{flex-wrap:wrap;gap:18px 20px}.narrow .sbp>.between>.pill,.narrow .sbp>.g12>.btn:not(.gold){display:none}.narrow .sbp>.between .sm{display:none}
`;

/** The waveform of a clip, as bars. */
export const sound = (width: number, height: number, colour: string, seed = 7): string => {
  const count = Math.floor(width / 5);
  let state = seed;
  const rects = Array.from({ length: count }, (_, index) => {
    state = (state * 16807) % 2147483647;
    const tall = Math.max(
      3,
      (0.25 + 0.75 * (state / 2147483647)) * height * (0.55 + 0.45 * Math.sin(index / 6)),
    );
    return `<rect x="${index * 5}" y="${((height - tall) / 2).toFixed(1)}" width="3" height="${tall.toFixed(1)}" rx="1.5"/>`;
  });
  return `<svg width="${width}" height="${height}" fill="${colour}">${rects.join("")}</svg>`;
};
