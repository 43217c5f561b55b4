/** Stills of the bakery's film, drawn on a 480 by 270 stage. */
const wall = `<rect width="480" height="270" fill="url(#wall)"/><g fill="#fff3d6" opacity=".45"><path d="M40-20h110l120 300H150z"/><path d="M200-20h56l90 300h-90z"/></g>`;
const board = `<rect y="196" width="480" height="74" fill="#6b4128"/><path d="M0 196h480v9H0z" fill="#8a5736"/>`;

const loaf = (
  x: number,
  y: number,
  scale: number,
): string => `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse rx="128" ry="52" fill="url(#crust)"/>
  <path d="M-90-16c20-16 50-26 90-27M-64 6c24-20 60-34 108-34M-14 26c24-18 60-32 100-32" stroke="#fbe3bd" stroke-width="9" stroke-linecap="round" fill="none"/></g>`;

const steam = `<g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".5"><path d="M196 82c-14-16 14-26 0-44M244 74c-14-16 14-26 0-44M292 84c-14-16 14-26 0-44"/></g>`;

const wheat = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 0V-96" stroke="#a87b32" stroke-width="4"/>${[0, 1, 2, 3].map((row) => `<ellipse cx="-9" cy="${-58 - row * 16}" rx="6" ry="11" fill="#e2b65c" transform="rotate(-28 -9 ${-58 - row * 16})"/><ellipse cx="9" cy="${-58 - row * 16}" rx="6" ry="11" fill="#d19f3f" transform="rotate(28 9 ${-58 - row * 16})"/>`).join("")}<ellipse cy="-124" rx="6" ry="12" fill="#e2b65c"/></g>`;

const scenes = {
  loaf: `${wall}${board}<rect x="70" y="184" width="340" height="22" rx="9" fill="#d9a877"/>${loaf(240, 150, 1)}${steam}
    <g transform="translate(432 196)"><rect x="-30" y="-66" width="60" height="66" rx="10" fill="#fff8ef"/><path d="M-30-44h60v15h-60z" fill="#ff6b4a"/><ellipse cy="-66" rx="30" ry="9" fill="#e6dccb"/></g>`,
  oven: `<rect width="480" height="270" fill="#5a3527"/><g fill="#6d4231">${[0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4, 5].map((column) => `<rect x="${column * 88 - (row % 2) * 44 + 4}" y="${row * 56 + 4}" width="80" height="48" rx="6"/>`).join("")).join("")}</g>
    <path d="M84 230v-70c0-70 70-110 156-110s156 40 156 110v70z" fill="#2a140e"/><path d="M106 230v-64c0-56 60-92 134-92s134 36 134 92v64z" fill="url(#ember)"/>${loaf(180, 196, 0.5)}${loaf(306, 196, 0.5)}<rect x="96" y="220" width="288" height="14" rx="5" fill="#8b8f99"/><rect x="60" y="234" width="360" height="36" fill="#3c2319"/>`,
  flour: `<rect width="480" height="270" fill="#cfe6de"/><rect y="170" width="480" height="100" fill="#e7c9a0"/><ellipse cx="220" cy="212" rx="170" ry="34" fill="#fff8ef"/><path d="M132 204c0-50 40-74 88-74s88 24 88 74c0 14-40 22-88 22s-88-8-88-22z" fill="#f4e3c8"/><path d="M168 178c12-20 34-30 58-30" stroke="#fffaf1" stroke-width="12" stroke-linecap="round" fill="none"/>
    <g transform="rotate(-24 380 170)"><rect x="306" y="152" width="150" height="34" rx="17" fill="#b9793f"/><rect x="282" y="162" width="28" height="14" rx="7" fill="#7a4a22"/><rect x="452" y="162" width="28" height="14" rx="7" fill="#7a4a22"/></g><g fill="#fff"><circle cx="90" cy="110" r="5"/><circle cx="120" cy="76" r="3"/><circle cx="350" cy="70" r="4"/><circle cx="70" cy="170" r="4"/><circle cx="296" cy="96" r="3"/></g>`,
  counter: `<rect width="480" height="270" fill="#f3dcb8"/><rect y="40" width="480" height="12" fill="#8a5736"/><rect y="128" width="480" height="12" fill="#8a5736"/>${loaf(76, 24, 0.34)}${loaf(176, 24, 0.34)}${loaf(386, 24, 0.34)}${loaf(120, 110, 0.4)}${loaf(250, 110, 0.4)}${loaf(376, 110, 0.4)}
    <rect y="190" width="480" height="80" fill="#0f6a58"/><rect y="182" width="480" height="14" fill="#e6dccb"/><g transform="translate(350 182)"><rect x="-46" y="-36" width="92" height="36" rx="6" fill="#1b1f3b"/><rect x="-34" y="-58" width="68" height="26" rx="5" fill="#8fd3ff"/></g>${wheat(70, 184)}${wheat(98, 184)}`,
  door: `<rect width="480" height="270" fill="#a9d9ef"/><rect x="60" y="30" width="360" height="240" fill="#b8381b"/><g>${[0, 1, 2, 3, 4, 5].map((index) => `<path d="M${60 + index * 60} 70h60v26a30 16 0 01-60 0z" fill="${index % 2 ? "#fff8ef" : "#ffc24b"}"/>`).join("")}</g><rect x="60" y="34" width="360" height="38" fill="#1b1f3b"/><text x="240" y="61" text-anchor="middle" font-family="Display" font-weight="700" font-size="24" fill="#fff8ef">Van Dorst</text>
    <rect x="84" y="126" width="176" height="98" rx="5" fill="#ffe7b8"/>${loaf(132, 206, 0.3)}${loaf(212, 206, 0.3)}<rect x="294" y="122" width="92" height="148" rx="5" fill="#7a2412"/><rect x="306" y="134" width="68" height="84" rx="4" fill="#bfe6ff"/><circle cx="374" cy="232" r="5" fill="#ffc24b"/><rect y="258" width="480" height="12" fill="#8a8ea8"/>`,
  hands: `${wall}${board}<ellipse cx="240" cy="200" rx="150" ry="20" fill="#fff8ef" opacity=".8"/><path d="M150 190c0-40 36-60 90-60s90 20 90 60c0 10-40 16-90 16s-90-6-90-16z" fill="#f4e3c8"/><g stroke-linecap="round" fill="none"><path d="M30 70L176 156" stroke="#fff8ef" stroke-width="52"/><path d="M450 70L304 156" stroke="#fff8ef" stroke-width="52"/><path d="M128 128L196 164" stroke="#b9744a" stroke-width="42"/><path d="M352 128L284 164" stroke="#b9744a" stroke-width="42"/><path d="M196 164l26 8M190 176l22 12M284 164l-26 8M290 176l-22 12" stroke="#a9663f" stroke-width="15"/></g>`,
} as const;

export type Take = keyof typeof scenes;

const paints = `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f6d9ae"/><stop offset="1" stop-color="#c98a58"/></linearGradient>
  <radialGradient id="crust" cx=".4" cy=".25" r=".9"><stop stop-color="#eeb671"/><stop offset=".6" stop-color="#bf7433"/><stop offset="1" stop-color="#7a4219"/></radialGradient>
  <radialGradient id="ember" cx=".5" cy="1" r="1"><stop stop-color="#ffc24b"/><stop offset=".5" stop-color="#f0642e"/><stop offset="1" stop-color="#7a2412"/></radialGradient></defs>`;

/** A still of one take; `shift` moves the camera to the right. */
export const frame = (take: Take, width: number, height: number, { shift = 0, radius = 0 } = {}): string =>
  `<svg width="${width}" height="${height}" viewBox="${shift} 0 480 270" preserveAspectRatio="xMidYMid slice" style="border-radius:${radius}px">${paints}${scenes[take]}</svg>`;
