import { icon } from "../../kit/icons";
import { produce, type Produce } from "./produce";

const choice = (
  name: Produce,
  title: string,
  note: string,
  price: string,
  change: string,
  on: boolean,
  ground: string,
): string => `
  <div class="card row g12" style="padding:12px 14px;${on ? "box-shadow:inset 0 0 0 2.5px #0f6a58" : ""}">${produce(name, 72, ground)}<div class="grow"><b style="font-size:16.5px">${title}</b><div class="sm soft">${note}</div><div class="num" style="margin-top:5px"><b>${price}</b> <span class="sm ${change.startsWith("−") ? "green" : "soft"}">${change}</span></div></div>
  <span style="width:24px;height:24px;border-radius:50%;flex:none;box-shadow:inset 0 0 0 ${on ? "7px #0f6a58" : "2px #c4c6d6"}"></span></div>`;

/** An item has sold out: the customer takes one of two substitutes, or none. */
export const substitute = `
<div class="la"><div class="row between"><span class="sm bold deep">Sam is picking your order</span><span class="pill row g6 num" style="background:#ffc24b;color:#1b1f3b">${icon("clock", 16)}4:12</span></div>
  <div class="row g16"><span style="filter:grayscale(1);opacity:.55">${produce("fennel", 84, "#fff")}</span><div><h1>Fennel has gone</h1><div class="soft" style="margin-top:5px">The last bulb went ten minutes ago.</div></div></div>
  <b style="margin-top:2px">What shall Sam pack?</b>
  ${choice("celery", "Celery, one head", "Same shelf, milder", "£1.20", "−20p", true, "#eaf5df")}
  ${choice("leek", "Leeks, two", "For the same soup", "£1.60", "+20p", false, "#eef7f2")}
  <div class="card row g12" style="padding:16px 14px"><span class="tile" style="width:72px;height:44px;background:#f1f1f6">${icon("cross", 22)}</span><div class="grow"><b>Leave it out</b><div class="sm soft">£1.40 less to pay</div></div><span style="width:24px;height:24px;border-radius:50%;flex:none;box-shadow:inset 0 0 0 2px #c4c6d6"></span></div>
  <div class="row g10 sm soft">${icon("info", 19)}No answer in time: we leave it out, as you chose in March.</div>
  <div class="btn green-btn">Pack celery</div>
</div>`;
