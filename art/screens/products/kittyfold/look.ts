import { avatar } from "../../kit/parts";

/** Kittyfold, an app for shared expenses: pale lilac, white cards, large figures. */
export const look = `
.kf{flex:1;padding:6px 20px 0;background:#f8f5ff;display:flex;flex-direction:column;gap:14px;margin-top:-54px;padding-top:60px}
.kf h1{font-size:28px}.kf h2{font-size:17px;letter-spacing:-.01em}
.kf .card{box-shadow:0 10px 24px -18px #3b2f8066}
.kf .nav{margin:auto -20px 0;background:#fff;display:flex;justify-content:space-around;padding:14px 10px 30px;color:#8a8ea8;font-size:11.5px;font-weight:500;border-top:1px solid #1b1f3b12}
.kf .nav span{display:flex;flex-direction:column;align-items:center;gap:4px}.kf .nav .on{color:var(--deep)}
.kf .big{font:700 40px/1 Display;letter-spacing:-.03em}
`;

const colours = {
  Ines: "#ffd98d",
  Tomás: "#a9e3d3",
  Rui: "#bfe6ff",
  Maya: "#ffbfae",
  Leo: "#d3c8ff",
  Nora: "#ffe3db",
};
export type Friend = keyof typeof colours;

/** The token of one of the six friends. */
export const friend = (name: Friend, size = 40): string => avatar(name.charAt(0), colours[name], size);
