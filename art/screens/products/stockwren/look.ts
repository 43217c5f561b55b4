import { icon, type IconName } from "../../kit/icons";

/** Stockwren, stock control: plain tables, indigo for what can be clicked. */
export const look = `
.sr{display:grid;grid-template-columns:76px 1fr;height:100%;background:#f7f5ff}
.sr aside{background:#fff;border-right:1px solid #1b1f3b12;display:flex;flex-direction:column;align-items:center;gap:8px;padding:20px 0;color:#8a8ea8}
.sr aside span{width:46px;height:46px;border-radius:14px;display:grid;place-items:center}.sr aside .on{background:#e4ebff;color:#3c50c4}
.sr main{padding:24px 28px;display:flex;flex-direction:column;gap:16px}
.sr .card,.sp .card{border:1px solid #1b1f3b12}
.sp{padding:26px 30px 28px;display:flex;flex-direction:column;gap:16px}
.st{display:grid;align-items:center;column-gap:14px}.st+.st{border-top:1px solid #1b1f3b12}
.narrow .sp{padding:22px 20px 24px}.narrow .sp>.row:first-child{align-items:flex-end;gap:8px}.narrow .sp>.row .sm{display:none}
.narrow .st{grid-template-columns:42px 1fr 58px 44px!important;column-gap:10px}.narrow .st>:is(:nth-child(3),:nth-child(4)){display:none}
.narrow .sp>.g20>.card:first-child{display:none}.narrow .sp>.g20 .sm{display:block}.narrow .sp>.g12{flex-wrap:wrap}.narrow .sp>.g12>:first-child{flex-basis:100%}.narrow .sp>.g12>.tint{flex:1;white-space:nowrap;padding-inline:10px}
.indigo{background:#3c50c4;color:#fff}
.sh{height:100%;display:flex;flex-direction:column;background:#f7f5ff;font-size:16px}
`;

const item = (name: IconName, on = false): string =>
  `<span class="${on ? "on" : ""}">${icon(name, 23)}</span>`;

/** The bar of icons at the left of every page. */
export const rail = `<aside><span style="background:#3c50c4;color:#fff;margin-bottom:14px">${icon("box", 24)}</span>${item("home", true)}${item("list")}${item("truck")}${item("scan")}${item("chart")}</aside>`;

/** A thumbnail of a lamp. */
export const lamp = (size: number, colour = "#e0a63a", ground = "#fff0cf"): string => `
<span class="tile" style="width:${size}px;height:${size}px;background:${ground};border-radius:${Math.round(size * 0.24)}px"><svg width="${size * 0.7}" height="${size * 0.7}" viewBox="0 0 60 60"><path d="M30 4v16" stroke="#1b1f3b" stroke-width="2.5"/><path d="M12 42c0-12 8-22 18-22s18 10 18 22z" fill="${colour}"/><path d="M18 38c1-7 5-12 10-14" stroke="#ffffff99" stroke-width="3" fill="none" stroke-linecap="round"/><ellipse cx="30" cy="42" rx="18" ry="4" fill="#1b1f3b"/><ellipse cx="30" cy="43.5" rx="8" ry="3.5" fill="#fff8ef"/></svg></span>`;
