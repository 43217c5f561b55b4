import { icon } from "../../kit/icons";
import { produce, type Produce } from "./produce";

const crates = ["#ffbfae", "#ffd98d", "#a9e3d3", "#bfe6ff", "#d3c8ff", "#f6ead8"];

const crate = (index: number, filled: number, on = false): string => `
  <div class="col centre g4 grow" style="border-radius:14px;padding:9px 0 8px;background:${crates[index]};${on ? "box-shadow:0 0 0 3px #fff,0 0 0 6px #0f6a58" : ""}"><b class="display" style="font-size:20px">${"ABCDEF"[index]}</b><span class="xs num">${filled}</span></div>`;

const next = (
  name: Produce,
  title: string,
  place: string,
  letter: string,
  colour: string,
  ground: string,
): string => `
  <div class="row g12" style="padding:9px 0">${produce(name, 48, ground)}<div class="grow"><b>${title}</b><div class="sm soft">${place}</div></div><span class="tile display" style="width:38px;height:38px;border-radius:12px;background:${colour};font-weight:700">${letter}</span></div>`;

/** The list of the person who packs the orders: one aisle, six crates, the next item to scan. */
export const picking = `
<div class="la" style="gap:13px"><div class="row between"><h1>Aisle 3</h1><span class="row g10 sm bold"><span class="num">38 of 61</span><span class="pill" style="background:#dcf3ec;color:#0f6a58">21 s a line</span></span></div>
  <div class="row g8">${crate(0, 7)}${crate(1, 5)}${crate(2, 8, true)}${crate(3, 4)}${crate(4, 9)}${crate(5, 5)}</div>
  <div class="card" style="padding:18px"><div class="row g16">${produce("bread", 112, "#fbeedd")}<div class="grow"><div class="sm soft">Shelf 3.14, at eye level</div><b class="display" style="font-size:23px;display:block;margin-top:3px">Sourdough, sliced thin</b><div class="row g8" style="margin-top:9px"><span class="pill" style="background:#1b1f3b;color:#fff;font-size:15px">2 pieces</span><span class="pill" style="background:#a9e3d3;color:#1b1f3b;font-size:15px">Crate C</span></div></div></div>
    <div class="btn green-btn" style="margin-top:16px;padding:18px">${icon("scan", 24)}Scan</div><div class="row between sm bold soft" style="margin-top:13px;padding:0 6px"><span>Not here</span><span>Other weight</span></div></div>
  <div class="card" style="padding:6px 16px">${next("pear", "Comice pears, 600 g", "Shelf 3.17 · ripe for Sunday", "A", "#ffbfae", "#f6f6d9")}<div class="line"></div>${next("eggs", "Eggs, six", "Shelf 3.21", "E", "#d3c8ff", "#eef0f6")}</div>
</div>`;
