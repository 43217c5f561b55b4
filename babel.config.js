/**
 * For pages and for Jest, in place of Gatsby's own preset, which rewrites syntax that all of `browserslist` knows: 1.1 to
 * 1.4 KB of a page's JavaScript.
 */
module.exports = (api) => ({
  presets: [
    ["@babel/preset-env", { bugfixes: true }],
    ["@babel/preset-react", { runtime: "automatic", development: api.env("development") }],
    "@babel/preset-typescript",
  ],
});
