import { icon } from "../../kit/icons";
import { avatar } from "../../kit/parts";

const option = (on: boolean, title: string, note: string, extra: string): string => `
  <div class="card" style="padding:18px;${on ? "box-shadow:inset 0 0 0 2.5px #ffc24b" : ""}"><div class="row g12 top"><span style="width:24px;height:24px;margin-top:1px;border-radius:50%;flex:none;box-shadow:inset 0 0 0 ${on ? "7px #ffc24b" : "2px #8a8eb0"}"></span>
  <div class="grow"><b style="font-size:18px">${title}</b><div class="sm soft" style="margin-top:2px">${note}</div>${extra}</div></div></div>`;

/** Passing a ticket on: a gift, or a sale at no more than was paid. */
export const pass = `
<div class="sw"><div class="row between">${icon("back", 24)}<b>Pass on</b><span style="width:24px"></span></div>
  <div><h1>Who should have it?</h1><div class="soft" style="margin-top:6px">Row F, seat 15 · Nilgiri Brass</div></div>
  ${option(
    true,
    "A friend, for nothing",
    "They get it in the app or by a link.",
    `<div class="row g16" style="margin-top:14px">${[
      ["K", "#ffbfae", "Kavya"],
      ["R", "#a9e3d3", "Rohan"],
      ["D", "#d3c8ff", "Divya"],
    ]
      .map(
        ([initial = "", colour = "", name = ""], index) =>
          `<div class="col centre g6 sm" style="${index ? "color:#b9bcd6" : "font-weight:600"}"><span style="border-radius:50%;${index ? "" : "box-shadow:0 0 0 3px #22264a,0 0 0 5.500px #ffc24b"}">${avatar(initial, colour, 52)}</span>${name}</div>`,
      )
      .join("")}</div>`,
  )}
  ${option(false, "Back on sale", "At what you paid, or less. Never more.", `<div class="row between" style="margin-top:14px;background:#15172f;border-radius:14px;padding:12px 16px"><span class="soft">You get at most</span><b class="num display" style="font-size:20px">₹2,400</b></div>`)}
  <div class="row g10 sm soft">${icon("shield", 20)}Your code stops working when Kavya's begins.</div>
  <div class="btn gold">Send to Kavya</div>
</div>`;
