/** Gatsby adds its own. Safari knows `width <= 36em` from 16.4 on. */
module.exports = { plugins: { "@csstools/postcss-media-minmax": {} } };
