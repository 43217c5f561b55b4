/** Mock of imported fonts, pictures and stylesheets. */
export default "asset";
