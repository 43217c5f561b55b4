/** Splicebarn: a dark cutting room, with words where other editors have symbols. */
export const look = `
.sb{height:100%;background:#17182c;color:#fff8ef;display:flex;flex-direction:column;--soft:#b9bcd6;--faint:#8a8eb0;--line:#ffffff1a}
.sb header{display:flex;align-items:center;justify-content:space-between;padding:13px 20px;background:#1f2140}
.sbp{background:#17182c;color:#fff8ef;--soft:#b9bcd6;--faint:#8a8eb0;--line:#ffffff1a}
.gold{background:#ffc24b;color:#1b1f3b}
.clip{position:absolute;border-radius:10px;overflow:hidden;display:flex;align-items:center}
.clip>b{position:absolute;left:10px;top:7px;font-size:12px;color:#fff8ef;text-shadow:0 1px 3px #0008}
`;

/** The bakery's film: a loaf on a board, steam, morning light; `shift` moves the camera. */
export const frame = (width: number, height: number, shift = 0, radius = 0): string => `
<svg width="${width}" height="${height}" viewBox="${shift} 0 480 270" preserveAspectRatio="xMidYMid slice" style="border-radius:${radius}px">
  <defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f6d9ae"/><stop offset="1" stop-color="#c98a58"/></linearGradient><radialGradient id="crust" cx=".4" cy=".25" r=".9"><stop stop-color="#eeb671"/><stop offset=".6" stop-color="#bf7433"/><stop offset="1" stop-color="#7a4219"/></radialGradient></defs>
  <rect x="-200" width="900" height="270" fill="url(#wall)"/><g fill="#fff3d6" opacity=".5"><path d="M-60-20h120l130 300H40z"/><path d="M110-20h60l130 300h-90z"/></g>
  <rect x="-200" y="196" width="900" height="80" fill="#6b4128"/><path d="M-200 196h900v9h-900z" fill="#8a5736"/>
  <g><rect x="70" y="184" width="340" height="22" rx="9" fill="#d9a877"/><ellipse cx="240" cy="150" rx="128" ry="52" fill="url(#crust)"/><path d="M150 134c20-16 50-26 90-27M176 156c24-20 60-34 108-34M226 176c24-18 60-32 100-32" stroke="#fbe3bd" stroke-width="9" stroke-linecap="round" fill="none"/></g>
  <g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"><path d="M196 82c-14-16 14-26 0-44M244 74c-14-16 14-26 0-44M292 84c-14-16 14-26 0-44"/></g>
  <g transform="translate(452 196)"><rect x="-34" y="-74" width="68" height="74" rx="10" fill="#fff8ef"/><path d="M-34-50h68v16h-68z" fill="#ff6b4a"/><ellipse cy="-74" rx="34" ry="10" fill="#e6dccb"/></g>
  <g transform="translate(-20 196)"><path d="M-28 0l6-62h44l6 62z" fill="#0f6a58"/><path d="M-16-62c0-30 4-50 16-66 12 16 16 36 16 66z" fill="#e9c37a"/><path d="M0-126v62" stroke="#b78a3c" stroke-width="4"/></g>
</svg>`;

/** The sound of a clip, as bars. */
export const sound = (width: number, height: number, colour: string, seed = 7): string => {
  const count = Math.floor(width / 5);
  let state = seed;
  const rects = Array.from({ length: count }, (_, index) => {
    state = (state * 16807) % 2147483647;
    const tall = Math.max(3, (0.25 + 0.75 * (state / 2147483647)) * height * (0.55 + 0.45 * Math.sin(index / 6)));
    return `<rect x="${index * 5}" y="${((height - tall) / 2).toFixed(1)}" width="3" height="${tall.toFixed(1)}" rx="1.500"/>`;
  });
  return `<svg width="${width}" height="${height}" fill="${colour}">${rects.join("")}</svg>`;
};
