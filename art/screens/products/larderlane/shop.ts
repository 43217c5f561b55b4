import { icon } from "../../kit/icons";
import { produce, type Produce } from "./produce";

const item = (name: Produce, title: string, price: string, unit: string, ground: string): string => `
  <div class="card rel" style="padding:12px"><div style="display:grid;place-items:center">${produce(name, 112, ground)}</div><b style="display:block;margin-top:8px">${title}</b>
  <div class="row between" style="margin-top:3px"><span class="num"><b style="font-size:17px">${price}</b> <span class="sm soft">${unit}</span></span><span class="tile green-btn" style="width:32px;height:32px;border-radius:50%">${icon("plus", 18, 2.6)}</span></div></div>`;

/** The shop's home page. */
export const shop = `
<div class="la"><div class="row between"><div><div class="sm soft">Delivering to</div><b class="row g6" style="font-size:17px">14 Elm Row ${icon("down", 16, 2.6)}</b></div><span class="tile rel" style="width:46px;height:46px;background:#fff">${icon("basket", 24)}<i style="position:absolute;right:-5px;top:-5px;width:21px;height:21px;border-radius:50%;background:#ffc24b;font:600 12px/21px Body;text-align:center">5</i></span></div>
  <div class="row g10 soft" style="background:#fff;border-radius:16px;padding:14px 16px">${icon("search", 20)}Search the Elm Row shop</div>
  <div class="card row g12" style="background:#0f6a58;color:#fff;padding:16px">${icon("clock", 26)}<div class="grow"><b>The usual, for Friday?</b><div class="sm" style="color:#c9e8df">9 things, about £27</div></div><span class="pill" style="background:#ffc24b;color:#1b1f3b">Fill basket</span></div>
  <div class="row between"><h1 style="font-size:22px">In this week</h1><span class="sm deep bold">All produce</span></div>
  <div style="display:grid;grid-template-columns:1fr 1fr;gap:12px">${item("tomato", "Vine tomatoes", "£3.80", "a kilo", "#ffe9e3")}${item("fennel", "Fennel", "£1.40", "a bulb", "#eaf5df")}${item("pear", "Comice pears", "£2.90", "a kilo", "#f6f6d9")}${item("cheese", "Farm cheddar", "£18.00", "a kilo", "#fff3d2")}</div>
  <div class="nav"><span class="on">${icon("home", 24)}Shop</span><span>${icon("list", 24)}Lists</span><span>${icon("truck", 24)}Orders</span><span>${icon("person", 24)}You</span></div>
</div>`;
