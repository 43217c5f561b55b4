/** Tuckcard, digital business cards: cream like card stock, and coral. */
export const look = `
.tc{flex:1;margin-top:-54px;padding:60px 22px 0;background:#fff7f2;display:flex;flex-direction:column;gap:16px}
.tc h1{font-size:27px}.tp{padding:26px 30px 28px;display:flex;flex-direction:column;gap:16px}
.bc{border-radius:22px;padding:24px;position:relative;overflow:hidden;background:linear-gradient(150deg,#ff8466,#ff6b4a 60%,#f4572f);color:#1b1f3b;box-shadow:0 24px 36px -22px #b8381bb3}
.bc:after{content:"";position:absolute;right:-60px;bottom:-84px;width:220px;height:220px;border-radius:50%;box-shadow:0 0 0 26px #ffffff26,0 0 0 66px #ffffff14}
.bc>*{position:relative;z-index:1}
.tc .nav{margin:auto -22px 0;background:#fff;display:flex;justify-content:space-around;padding:14px 10px 30px;color:#8a8ea8;font-size:11.5px;font-weight:500;border-top:1px solid #1b1f3b12}
.tc .nav span{display:flex;flex-direction:column;align-items:center;gap:4px}.tc .nav .on{color:var(--deep)}
.tt{display:grid;grid-template-columns:40px 1.3fr 1.3fr 1fr 96px;align-items:center;column-gap:14px;padding:11px 0}.tt+.tt{border-top:1px solid #1b1f3b12}
.narrow .tp{padding:24px 20px 26px}.narrow .tp>.between>:is(.num,.g8:not(.bold)),.narrow .tp .between>.sm.soft{display:none}
.narrow .tt{grid-template-columns:40px 1fr auto}.narrow .tt>:is(:nth-child(3),:nth-child(4)){display:none}
.narrow .tp .between:has(.base){flex-wrap:wrap;justify-content:flex-start;gap:6px 18px}.narrow .tp .between:has(.base)>.btn{width:100%;margin-top:6px}.narrow .tp .btn{font-size:15px;padding:14px 12px!important;white-space:nowrap}
`;

/** The logo on the sample company's cards: three sails. */
export const mark = (size: number, colour = "#1b1f3b"): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 40 40" fill="${colour}"><path d="M4 30C8 18 14 10 18 6v24z"/><path d="M21 10c5 5 9 12 11 20H21z" opacity=".7"/><path d="M4 33h30l-4 4H9z"/></svg>`;
