import { icon } from "../../kit/icons";
import { avatar, pill } from "../../kit/parts";

const language = (name: string, state: string, tint: string, ink: string, on = false): string =>
  `<div class="row g8" style="padding:9px 14px;border-radius:13px;${on ? "background:#fff;box-shadow:0 2px 8px #1b1f3b1f" : ""}"><b class="sm">${name}</b>${pill(state, tint, ink)}</div>`;

const paragraph = (text: string, mark = ""): string =>
  `<div style="padding:12px 14px;border-radius:14px;font-size:15px;line-height:1.5;${mark}">${text}</div>`;

const old = "background:#fff0cf;box-shadow:inset 4px 0 0 #f0a523";

/** A story in two languages, one paragraph out of date. */
export const translate = `
<div class="tq" style="gap:16px"><div class="row between"><div><div class="sm soft">Stories / Mlowa</div><h2 style="font-size:24px;margin-top:4px">The rod fits</h2></div><div class="row g10"><span class="btn tint" style="padding:11px 16px;font-size:15px">${icon("eye", 19)}Preview</span><span class="btn" style="background:#0f6a58;color:#fff;padding:11px 18px;font-size:15px">Ask for review</span></div></div>
  <div class="row" style="background:#e4efe9;border-radius:17px;padding:4px;align-self:flex-start">${language("English", "Live", "#dcf3ec", "#0f6a58")}${language("French", "1 paragraph behind", "#fff0cf", "#8a5a00", true)}${language("Swahili", "Live", "#dcf3ec", "#0f6a58")}${language("Portuguese", "Draft", "#ececf3", "#5a5f80")}</div>
  <div class="row g16 top"><div class="card grow" style="padding:10px"><div class="row between sm soft" style="padding:4px 14px 6px"><b>English</b><span>Changed today by Elena</span></div>
      ${paragraph("When the pump rod broke in March, the school sent the bigger children for water. It took them forty minutes.")}${paragraph('The new rod came on 6 May. <b style="background:#bfe8d9">On Friday the two caretakers test the flow themselves.</b>', old)}${paragraph("A borehole is only as good as the people who look after it.")}</div>
    <div class="card grow" style="padding:10px"><div class="row between sm soft" style="padding:4px 14px 6px"><b>French</b><span>Translated in April by Luc</span></div>
      ${paragraph("Quand la tige de la pompe a cassé en mars, l’école a envoyé les grands chercher l’eau. Il leur fallait quarante minutes.")}${paragraph("La nouvelle tige est commandée. Nous attendons sa livraison.", old)}${paragraph('Un <u style="text-decoration-color:#1fa187;text-decoration-thickness:2px">forage</u> ne vaut que par ceux qui l’entretiennent.')}</div></div>
  <div class="row between"><div class="row g10 sm soft">${avatar("L", "#d3c8ff", 32)}On Luc’s list since 10:42</div><div class="row g8 sm"><span class="deep">${icon("info", 18)}</span><span><b>borehole</b> is <b>forage</b> in the glossary, never <s class="soft">puits</s></span></div></div>
</div>`;
