import { bareGlass, phone, phoneGlass, sheet } from "../../kit/devices";
import type { Picture } from "../../kit/picture";
import { qrCode } from "../../kit/qr";
import { close, narrow, shownOf } from "../../kit/scenes";
import { card } from "./card";
import { editor } from "./editor";
import { look, mark } from "./look";
import { share } from "./share";
import { team } from "./team";

const name = "digital-business-card-app-solution";
const shown = shownOf("coral", look);
const challenge = close(name, "rose", look);
const onPhones = narrow(name, "rose", look);

const paperCard = `<div class="row between" style="padding:34px 36px;background:linear-gradient(160deg,#fffdf9,#f6ead8);height:286px;align-items:stretch">
  <div class="col">${mark(46, "#b8381b")}<div style="margin-top:auto"><div class="display" style="font-size:27px">Lotte Brandt</div><div class="soft" style="margin-top:4px">Naval architect</div><div class="sm bold" style="margin-top:10px">Haverby Marine</div></div></div>
  <div style="align-self:flex-end">${qrCode("https://tuckcard.example/lotte-brandt", 132)}</div></div>`;

export const tuckcard: Picture[] = [
  shown("tuckcard", "phone", phoneGlass(card)),
  shown("tuckcard-paper", "paper", bareGlass(paperCard)),
  challenge(1, "right", phone({ x: 316, y: 72, scale: 1.36 }, share)),
  challenge(2, "none", sheet(1.26, 830, team)),
  challenge(3, "none", sheet(1.32, 666, editor)),
  onPhones(2, 1.16, 464, team),
  onPhones(3, 1.22, 440, editor),
];
