/** Stands in for imported fonts, pictures and stylesheets under Jest. */
export default "asset";
