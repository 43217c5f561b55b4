import { icon } from "./icons";

/** Where a device stands, in pixels of the picture; `turn` is in degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
}

const place = ({ x, y, scale = 1, turn = 0 }: Place): string =>
  `position:absolute;left:${x}px;top:${y}px;transform-origin:0 0;transform:rotate(${turn}deg) scale(${scale})`;

/** Width and height of a phone's screen, in CSS pixels, and of its body. */
const phoneScreen = { width: 390, height: 812 };
const phoneBody = { width: phoneScreen.width + 28, height: phoneScreen.height + 28 };

const statusBar = (time: string): string => `
  <div class="status num"><b>${time}</b><i></i><span class="row g6">${icon("signal", 17)}${icon("wifi", 17)}${icon("battery", 24)}</span></div>`;

interface Glass {
  time?: string;
  /** Colour of the status bar. */
  tone?: string;
  look?: string;
}

const glassOf = (screen: string, { time = "9:24", tone = "#1b1f3b", look = "" }: Glass): string =>
  `<div class="glass" style="${look}"><div style="color:${tone}">${statusBar(time)}</div>${screen}</div>`;

/** A phone that shows `screen`. */
export const phone = (at: Place, screen: string, glass: Glass = {}): string => `
  <div style="${place(at)}"><div class="shade" style="inset:70px 14px -46px"></div><div class="phone"><u></u><u></u><u></u>
    ${glassOf(screen, glass)}
  </div></div>`;

/** The glass of a phone alone, which fills the picture. */
export const phoneGlass = (screen: string, glass: Glass = {}): string =>
  `<div class="phone bare">${glassOf(screen, glass)}</div>`;

/** The glass of a laptop or of a handheld alone, which fills the picture. */
export const bareGlass = (screen: string): string => `<div class="bare">${screen}</div>`;

/**
 * A part of an interface, on a card with a soft shadow in the middle of the picture, moved `right` and `lower` by so many
 * pixels.
 */
export const sheet = (scale: number, width: number, screen: string, right = 0, lower = 0): string => `
  <div style="left:calc(50% + ${right - width / 2}px);top:calc(50% + ${lower}px);width:${width}px;transform:translateY(-50%) scale(${scale})"><div class="shade" style="inset:40px 30px -34px"></div><div class="panel">${screen}</div></div>`;

/** A warehouse handheld: a thick case with a screen and a keypad. */
export const handheld = (at: Place, screen: string): string => `
  <div style="${place(at)}"><div class="shade" style="inset:60px 20px -44px"></div><div class="handheld"><div class="glass">${screen}</div>
    <div class="keys">${["F1", "Esc", "Enter", "1", "2", "3", "4", "5", "6", "7", "8", "9"].map((key) => `<b>${key}</b>`).join("")}</div></div></div>`;

export const deviceStyles = `
.shade{position:absolute;border-radius:60px;background:color-mix(in oklab,var(--shade),#1b1f3b 70%);opacity:.42;filter:blur(18px)}
.phone,.panel,.handheld{position:relative}
.phone{width:${phoneBody.width}px;height:${phoneBody.height}px;padding:14px;border-radius:66px;background:linear-gradient(150deg,#3b3f5f,#14172e 22% 78%,#2c3052);
 box-shadow:inset 0 0 0 2px #4a4f73,inset 0 0 0 4px #0c0e20}
.phone>u{position:absolute;background:#23274a;width:4px;border-radius:3px;height:64px;left:-3px;top:210px}.phone>u:nth-of-type(2){top:288px}.phone>u:nth-of-type(3){left:auto;right:-3px;height:96px;top:236px}
.phone .glass{position:relative;width:100%;height:100%;border-radius:52px;overflow:hidden;background:#fff;display:flex;flex-direction:column}
.status{display:flex;justify-content:space-between;align-items:center;height:54px;padding:6px 30px 0 38px;font-size:16px;position:relative;z-index:3}
.status>i{position:absolute;left:50%;top:12px;width:112px;height:32px;margin-left:-56px;border-radius:20px;background:#0b0d1c}
.bare,.bare .glass{position:absolute;inset:0;width:auto;height:auto;padding:0;border-radius:0;background:#fff;box-shadow:none}.bare{display:flex;flex-direction:column}.bare>.glass{background:#fff}
.panel{background:#fff;border-radius:26px;overflow:hidden;box-shadow:0 0 0 1px #1b1f3b0d}
.handheld{width:430px;padding:34px 30px 30px;border-radius:58px 58px 84px 84px;background:linear-gradient(100deg,#3c4166,#23274a 14% 86%,#171a36);box-shadow:inset 0 0 0 3px #4a4f73,inset 0 -14px 24px #0c0e2080}
.handheld .glass{height:560px;border-radius:16px;overflow:hidden;background:#fff;box-shadow:0 0 0 6px #0c0e20}
.keys{display:grid;grid-template-columns:repeat(3,1fr);gap:12px 16px;padding:28px 26px 6px}.keys b{height:40px;border-radius:14px;background:linear-gradient(#565b85,#3c4166);color:#fff8ef;font-size:15px;display:grid;place-items:center;box-shadow:0 4px 0 #14172e}.keys b:nth-child(3){background:linear-gradient(#ffd071,#f0a523);color:#1b1f3b}
`;
