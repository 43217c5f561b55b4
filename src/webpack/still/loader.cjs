/** Webpack loads loaders as files; the work is a function in its options. */
module.exports = function still(text) {
  return this.getOptions().change(this.resourcePath, text, this.resourceQuery, (file) =>
    this.addDependency(file),
  );
};
