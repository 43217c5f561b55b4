/**
 * Attributes by which a form tells agents of browsers what it is for (WebMCP). They fill it in; without a further attribute
 * nobody but the visitor sends it.
 */
export const toolOf = ({ name, text }: Queries.FormTextsFragment["tool"]) => ({
  toolname: name,
  tooldescription: text,
});
