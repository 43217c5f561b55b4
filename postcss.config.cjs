/** Gatsby adds plugins of its own. Safari supports `width <= 36em` from 16.4 on, and no browser `@custom-media`. */
module.exports = {
  plugins: {
    "@csstools/postcss-global-data": { files: [require.resolve("./src/styles/media.css")] },
    "postcss-custom-media": {},
    "@csstools/postcss-media-minmax": {},
  },
};
