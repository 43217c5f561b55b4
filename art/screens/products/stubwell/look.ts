import { icon, type IconName } from "../../kit/icons";

/** Stubwell, a ticket shop: a dark background, warm colours, tickets like paper. */
export const look = `
.sw{flex:1;margin-top:-54px;padding:60px 20px 0;background:#15172f;color:#fff8ef;display:flex;flex-direction:column;gap:16px;--soft:#b9bcd6;--faint:#8a8eb0;--line:#ffffff1f}
.sw h1{font-size:29px}.sw .card{background:#22264a}
.sw .gold{background:#ffc24b;color:#1b1f3b}
.sw .nav{margin:auto -20px 0;background:#1b1f3b;display:flex;justify-content:space-around;padding:14px 10px 30px;color:#8a8eb0;font-size:11.5px;font-weight:500}
.sw .nav span{display:flex;flex-direction:column;align-items:center;gap:4px}.sw .nav .on{color:#ffc24b}
`;

const item = (name: IconName, label: string, on: boolean): string =>
  `<span class="${on ? "on" : ""}">${icon(name, 24)}${label}</span>`;

/** The bar at the foot of the app. */
export const nav = (on: "Shows" | "Tickets"): string =>
  `<div class="nav">${item("star", "Shows", on === "Shows")}${item("search", "Search", false)}${item("ticket", "Tickets", on === "Tickets")}${item("person", "You", false)}</div>`;

/** A concert's poster: brass bells over hills, in `width` by `height` pixels. */
export const poster = (width: number, height: number, radius = 22): string => `
<svg width="${width}" height="${height}" viewBox="0 0 350 250" preserveAspectRatio="xMidYMid slice" style="border-radius:${radius}px">
  <defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ff6b4a"/><stop offset=".62" stop-color="#ffc24b"/></linearGradient>
  <radialGradient id="bell" cx=".4" cy=".35"><stop stop-color="#fff0cf"/><stop offset=".55" stop-color="#ffb52e"/><stop offset="1" stop-color="#b86a00"/></radialGradient></defs>
  <rect width="350" height="250" fill="url(#dusk)"/><circle cx="262" cy="84" r="46" fill="#fff0cf"/>
  <path d="M0 178C50 128 92 150 140 172s98-52 210-20v98H0z" fill="#b8381b"/><path d="M0 206c70-42 120-10 180-18s100-38 170-8v70H0z" fill="#5c2350"/><path d="M0 232c90-30 220-10 350-22v40H0z" fill="#1b1f3b"/>
  <g fill="none" stroke="#1b1f3b" stroke-width="13" stroke-linecap="round"><path d="M84 112v62a28 28 0 0056 0v-92"/><path d="M140 90V66"/></g>
  <circle cx="84" cy="98" r="38" fill="url(#bell)"/><circle cx="84" cy="98" r="17" fill="#7a4200"/><g fill="#ffc24b"><rect x="96" y="128" width="11" height="26" rx="5"/><rect x="112" y="122" width="11" height="26" rx="5"/></g>
</svg>`;
