import { icon } from "../../kit/icons";

/** The waiting room of a sale. */
export const queue = `
<div class="sw"><div class="row between">${icon("cross", 24)}<b>Nilgiri Brass</b><span style="width:24px"></span></div>
  <div class="col centre" style="padding-top:2px"><div class="soft">Your place, drawn at 10:00</div>
    <div class="rel" style="width:252px;height:252px;margin-top:12px;display:grid;place-items:center"><svg width="252" height="252" fill="none" style="position:absolute;transform:rotate(-90deg)"><circle cx="126" cy="126" r="112" stroke="#ffffff1f" stroke-width="18"/><circle cx="126" cy="126" r="112" stroke="#ffc24b" stroke-width="18" stroke-linecap="round" stroke-dasharray="506 704"/></svg>
      <div><div class="display num" style="font-size:72px;letter-spacing:-.04em">412</div><div class="soft">people before you</div></div></div></div>
  <div class="row g10"><div class="card grow"><div class="sm soft">About</div><b class="display" style="font-size:24px">5 minutes</b></div><div class="card grow"><div class="sm soft">Seats left</div><b class="display num" style="font-size:24px">1,864</b></div></div>
  <div class="card row g12">${icon("check", 22, 2.6)}<div class="grow sm"><b>There will be seats when it is your turn.</b><div class="soft">If that changes, we tell you at once.</div></div></div>
  <div class="card row g12"><span style="color:#ffc24b">${icon("bell", 22)}</span><div class="grow sm"><b>You may put the phone away</b><div class="soft">We ring one minute before.</div></div></div>
</div>`;
