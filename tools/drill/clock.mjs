/** Loaded before the drilled server: shifts its clock by the milliseconds in a file, also while it runs. */
import { readFileSync } from "node:fs";

const RealDate = Date;
let shift = 0;
const read = () => {
  shift = Number(readFileSync(process.env.DRILL_CLOCK, "utf8"));
};
read();
setInterval(read, 50).unref();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + shift] : given));
  }

  static now() {
    return RealDate.now() + shift;
  }
};
