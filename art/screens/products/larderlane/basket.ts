import { icon } from "../../kit/icons";
import { produce, type Produce } from "./produce";

const line = (
  name: Produce,
  title: string,
  note: string,
  amount: string,
  price: string,
  weighed: boolean,
  ground: string,
): string => `
  <div class="row g12" style="padding:10px 0">${produce(name, 58, ground)}<div class="grow"><b>${title}</b><div class="sm soft">${note}</div></div>
  <div class="right"><b class="num">${weighed ? "about " : ""}${price}</b><div class="row g8 tint num sm bold" style="border-radius:10px;padding:4px 8px;margin-top:5px;color:#0f6a58;justify-content:flex-end">${icon("minus", 13, 2.6)}${amount}${icon("plus", 13, 2.6)}</div></div></div>`;

/** A basket with goods sold by weight: the amounts wanted, estimated prices, and the sum reserved on the card. */
export const basket = `
<div class="la"><div class="row between"><h1>Basket</h1><span class="sm bold deep">Friday, 11 to 12</span></div>
  <div class="card" style="padding:4px 16px">${line("cheese", "Farm cheddar", "£18.00 a kilo, cut for you", "400 g", "£7.20", true, "#fff3d2")}<div class="line"></div>${line("tomato", "Vine tomatoes", "£3.80 a kilo", "750 g", "£2.85", true, "#ffe9e3")}<div class="line"></div>${line("bread", "Sourdough", "Baked this morning", "1", "£3.90", false, "#fbeedd")}<div class="line"></div>${line("eggs", "Eggs, six", "Free range", "1", "£3.20", false, "#eef0f6")}<div class="line"></div>${line("leek", "Leeks", "80p each", "2", "£1.60", false, "#eaf5df")}</div>
  <div class="card" style="padding:14px 16px"><div class="row between"><b style="font-size:17px">About</b><b class="display num" style="font-size:26px">£18.75</b></div><div class="row between sm soft" style="margin-top:5px"><span>Reserved on your card</span><span class="num">£20.63</span></div>
    <div class="row g10 sm" style="background:#dcf3ec;border-radius:13px;padding:11px 13px;margin-top:11px;color:#0f4f42">${icon("info", 19)}You pay what the scales say, on the day.</div></div>
  <div class="btn green-btn">Reserve and order</div>
</div>`;
