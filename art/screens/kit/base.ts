/** CSS for every screen: the page's basics and utility classes. */
export const base = `
*{box-sizing:border-box;margin:0;padding:0}
:root{--ink:#1b1f3b;--soft:#5a5f80;--faint:#8a8ea8;--line:#1b1f3b1a;--paper:#fff8ef;--white:#fff;--green:#0f7a5f;--red:#c23a1c}
body{font:400 15px/1.4 Body,sans-serif;color:var(--ink);-webkit-font-smoothing:antialiased;font-feature-settings:"kern"}
h1,h2,h3,.display{font-family:Display,sans-serif;font-weight:700;letter-spacing:-.02em;line-height:1.1}
b,strong{font-weight:600}svg{display:block;flex:none}
.num{font-variant-numeric:tabular-nums lining-nums}
.row{display:flex;align-items:center}.col{display:flex;flex-direction:column}.top{align-items:flex-start}.base{align-items:baseline}
.between{justify-content:space-between}.centre{justify-content:center;align-items:center;text-align:center}.grow{flex:1;min-width:0}.fit{flex:none}.wrap{flex-wrap:wrap}
.g4{gap:4px}.g6{gap:6px}.g8{gap:8px}.g10{gap:10px}.g12{gap:12px}.g16{gap:16px}.g20{gap:20px}.g24{gap:24px}.g32{gap:32px}
.soft{color:var(--soft)}.faint{color:var(--faint)}.deep{color:var(--deep)}.green{color:var(--green)}.red{color:var(--red)}
.xs{font-size:12px}.sm{font-size:13.5px}.right{text-align:right}.nowrap{white-space:nowrap}.cut{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.medium{font-weight:500}.bold{font-weight:600}
.card{background:var(--white);border-radius:18px;padding:16px}.tint{background:var(--tint)}.accent{background:var(--accent)}.ink{background:var(--ink);color:#fff}
.line{border-bottom:1px solid var(--line)}.pill{border-radius:99px;padding:5px 11px;font-size:12.5px;font-weight:600;white-space:nowrap}
.btn{border-radius:16px;padding:15px 18px;font-weight:600;font-size:16px;text-align:center;display:flex;align-items:center;justify-content:center;gap:8px}
.avatar{width:36px;height:36px;border-radius:50%;display:grid;place-items:center;font-weight:600;font-size:14px;color:var(--ink);flex:none}
.tile{border-radius:14px;display:grid;place-items:center;flex:none}
.bar{height:8px;border-radius:8px;background:var(--line);overflow:hidden}.bar>i{display:block;height:100%;border-radius:8px;background:var(--accent)}
.abs{position:absolute}.rel{position:relative}.hide{overflow:hidden}.full{width:100%;height:100%}
`;
