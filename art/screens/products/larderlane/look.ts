/** Larderlane, a grocery shop: green and white, large prices. */
export const look = `
.la{flex:1;margin-top:-54px;padding:60px 20px 0;background:#f3faf6;display:flex;flex-direction:column;gap:14px}
.la h1{font-size:27px}.la .green-btn{background:#0f6a58;color:#fff}
.la .card{box-shadow:0 10px 24px -18px #0f6a5866}
.la .nav{margin:auto -20px 0;background:#fff;display:flex;justify-content:space-around;padding:14px 10px 30px;color:#8a8ea8;font-size:11.5px;font-weight:500;border-top:1px solid #1b1f3b12}
.la .nav span{display:flex;flex-direction:column;align-items:center;gap:4px}.la .nav .on{color:#0f6a58}
`;
