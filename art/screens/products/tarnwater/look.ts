/** Tarnwater Trust, a charity for wells: cream paper, dark green, large plain type. */
export const look = `
.tw{height:100%;background:#f7fbf8;display:flex;flex-direction:column}
.tw h1{font-size:45px;letter-spacing:-.03em;text-wrap:balance}.tw header{display:flex;align-items:center;justify-content:space-between;padding:18px 36px;font-weight:500;font-size:15px}
.tw .give,.tq .give{background:#ffc24b;color:#1b1f3b}.tw .card,.tq .card{border:1px solid #1b1f3b12}
.tq{padding:28px 32px 30px;display:flex;flex-direction:column;gap:18px}
.narrow>div:first-child:not(.tq){height:190px!important}.narrow>div>svg{transform:translateX(-60px) scale(.645);transform-origin:0 0}.narrow .tq{padding:22px 20px 24px;gap:16px}
.narrow .tq>.between{flex-wrap:wrap;gap:12px}.narrow .tq>.between>.right{width:100%!important}.narrow .tq>.row.top>.rel .sm{font-size:12px}.narrow .tq>.row.top b{font-size:12.5px}.narrow .tq .card>.deep{display:none}.narrow .tile{width:30px!important;height:30px!important}
.narrow .tq>.g16.top>.card:first-child,.narrow .tq>.between>.g10:has(.btn)>.tint,.narrow .tq>[style*=e4efe9]>:nth-child(n+3){display:none}
.tm{flex:1;margin-top:-54px;padding:60px 22px 0;background:#f7fbf8;display:flex;flex-direction:column;gap:14px}
`;

/** The trust's logo: a drop over a lake. */
export const mark = (size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#0f6a58"/><path d="M20 7s8 8.5 8 14a8 8 0 01-16 0c0-5.5 8-14 8-14z" fill="#fff8ef"/><path d="M7 29c4-3 8-3 13 0s9 3 13 0c-3 6-8 9-13 9s-10-3-13-9z" fill="#6accb6"/></svg>`;

/** A village well among hills, in `width` by `height` pixels. */
export const well = (width: number, height: number, radius = 0): string => `
<svg width="${width}" height="${height}" viewBox="0 0 480 300" preserveAspectRatio="xMidYMax slice" style="border-radius:${radius}px">
  <defs><linearGradient id="morning" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#8fd3ff"/><stop offset="1" stop-color="#fff0cf"/></linearGradient></defs>
  <rect width="480" height="300" fill="url(#morning)"/><circle cx="378" cy="84" r="38" fill="#ffd98d"/>
  <path d="M0 190C80 120 150 150 220 178s150-50 260-24v146H0z" fill="#8ccbb8"/><path d="M0 224c110-50 190-8 280-18s130-30 200-12v106H0z" fill="#4fae95"/><path d="M0 252c130-34 300 4 480-20v68H0z" fill="#c98f5a"/><path d="M0 274c150-22 320 4 480-12v38H0z" fill="#b27845"/>
  <g><path d="M70 232l36-26 36 26v34H70z" fill="#e9c79b"/><path d="M60 234l46-36 46 36-8 6-38-28-38 28z" fill="#8a4f2a"/><rect x="98" y="240" width="17" height="26" fill="#6b3d20"/></g>
  <g><rect x="214" y="252" width="96" height="16" rx="5" fill="#e2ddd0"/><rect x="222" y="264" width="80" height="14" fill="#c8c1b0"/><rect x="250" y="176" width="22" height="80" rx="6" fill="#0f6a58"/><circle cx="261" cy="172" r="15" fill="#1fa187"/><path d="M261 170L330 132" stroke="#1b1f3b" stroke-width="9" stroke-linecap="round"/><path d="M250 204h-26v14" stroke="#0f6a58" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M224 224v24" stroke="#bfe6ff" stroke-width="7" stroke-linecap="round"/><path d="M210 240h28l-4 22h-20z" fill="#ff6b4a"/></g>
  <g fill="#2f7d46"><path d="M418 246c-24-30-18-60 4-84 20 26 24 56 4 84z"/><path d="M418 164v96" stroke="#6b4a24" stroke-width="6"/><path d="M448 252c-14-18-12-36 2-52 14 16 16 34 2 52z" opacity=".8"/></g>
</svg>`;
