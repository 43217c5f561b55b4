import { icon, type IconName } from "../../kit/icons";

/** Ledgerlark, a portfolio tracker: white tables, a dark blue side bar, light blue accents. */
export const look = `
.ll{display:grid;grid-template-columns:196px 1fr;height:100%;background:#f4f9fd}
.ll aside{background:#10213f;color:#b9cbe4;padding:24px 16px;display:flex;flex-direction:column;gap:4px;font-weight:500;font-size:14.5px}
.ll aside h3{color:#fff;font-size:19px;margin:0 8px 20px}
.ll aside span{display:flex;gap:11px;align-items:center;padding:10px 11px;border-radius:11px}.ll aside .on{background:#8fd3ff;color:#10213f}
.ll main{padding:24px 26px;display:flex;flex-direction:column;gap:16px}
.ll .card,.lp .card{border:1px solid #1b1f3b0f}
.lt{display:grid;align-items:center;column-gap:14px;padding:10px 0}
.lt+.lt{border-top:1px solid #1b1f3b12}
.lp{padding:26px 30px 30px;display:flex;flex-direction:column;gap:18px}
.coin{width:34px;height:34px;border-radius:50%;display:grid;place-items:center;font:700 12px Display;color:#fff;flex:none}
.narrow .lp{padding:24px 20px 26px;gap:15px}.narrow .lp>.between>.pill,.narrow .lp>.g12>.tile.accent,.narrow .lp>.row.sm{display:none}
.narrow .lp>.g12:has(.coin){flex-direction:column;align-items:stretch;gap:8px}.narrow .lp .btn{font-size:15px;padding:14px 12px!important;white-space:nowrap}
.narrow .lt{grid-template-columns:34px 1fr 62px 104px!important;column-gap:10px}.narrow .lt>:is(:nth-child(3),:nth-child(4),:nth-child(5)){display:none}
`;

const item = (name: IconName, label: string, on = false): string =>
  `<span class="${on ? "on" : ""}">${icon(name, 19)}${label}</span>`;

/** The bar at the left of every page. */
export const rail = `<aside><h3>Ledgerlark</h3>${item("chart", "Overview", true)}${item("wallet", "Holdings")}${item("swap", "Transfers")}${item("file", "Tax report")}${item("link", "Accounts")}
  <span style="margin-top:auto;font-size:13px">${icon("lock", 17)}Read-only</span></aside>`;

/** The assets of the sample portfolio; amount, price and value agree. */
export const assets = [
  {
    code: "BTC",
    name: "Bitcoin",
    colour: "#e38b1d",
    amount: "0.6420",
    price: "61,240.00",
    value: "39,316.08",
    share: 46.7,
    day: "+1.8%",
    seed: 11,
    drift: 0.06,
  },
  {
    code: "ETH",
    name: "Ether",
    colour: "#5a6bd6",
    amount: "7.8500",
    price: "2,914.50",
    value: "22,878.83",
    share: 27.2,
    day: "+0.6%",
    seed: 83,
    drift: 0.03,
  },
  {
    code: "SOL",
    name: "Solana",
    colour: "#1fa187",
    amount: "62.4000",
    price: "141.20",
    value: "8,810.88",
    share: 10.5,
    day: "−2.3%",
    seed: 47,
    drift: -0.06,
  },
  {
    code: "LINK",
    name: "Chainlink",
    colour: "#2a5ada",
    amount: "310.0000",
    price: "13.84",
    value: "4,290.40",
    share: 5.1,
    day: "+3.1%",
    seed: 99,
    drift: 0.08,
  },
  {
    code: "ADA",
    name: "Cardano",
    colour: "#0f5c8f",
    amount: "5,200.0000",
    price: "0.512",
    value: "2,662.40",
    share: 3.2,
    day: "−0.4%",
    seed: 65,
    drift: -0.02,
  },
  {
    code: "EUR",
    name: "Euro",
    colour: "#5a5f80",
    amount: "6,257.8100",
    price: "1.00",
    value: "6,257.81",
    share: 7.4,
    day: "0.0%",
    seed: 5,
    drift: 0,
  },
] as const;

/** A coin's round token. */
export const coin = (code: string, colour: string): string =>
  `<span class="coin" style="background:${colour};${code.length > 3 ? "font-size:10px" : ""}">${code}</span>`;

/** A change in per cent, green or red. */
export const change = (day: string): string =>
  `<b class="num ${day.startsWith("+") ? "green" : day.startsWith("−") ? "red" : "faint"}">${day}</b>`;
