import { icon, type IconName } from "../../kit/icons";
import { nav, poster } from "./look";

const fact = (name: IconName, title: string, note: string): string => `
  <div class="row g12"><span style="color:#ffc24b">${icon(name, 22)}</span><div><b>${title}</b><div class="sm soft">${note}</div></div></div>`;

const price = (label: string, sum: string, left: string): string => `
  <div class="card grow" style="padding:13px 14px"><div class="sm soft">${label}</div><b class="num" style="font-size:18px">${sum}</b><div class="xs" style="color:#ffc24b;margin-top:4px">${left}</div></div>`;

/** A concert's page. */
export const show = `
<div class="sw"><div class="row between">${icon("back", 24)}<span class="row g16">${icon("heart", 24)}${icon("share", 24)}</span></div>
  ${poster(350, 236)}
  <div><h1>Nilgiri Brass, all night</h1><div class="soft" style="margin-top:6px">Eleven players, one rooftop record, no interval.</div></div>
  <div class="col g12">${fact("calendar", "Saturday 12 December, 19:30", "Doors at 18:30")}${fact("pin", "Hall of Lamps, Bengaluru", "1.4 km from Trinity metro")}</div>
  <div class="row g10">${price("Floor", "₹1,200", "640 left")}${price("Tier 1", "₹2,400", "212 left")}${price("Tier 2", "₹1,600", "1,012 left")}</div>
  <div class="btn gold" style="margin-top:2px">Choose seats</div>${nav("Shows")}
</div>`;
