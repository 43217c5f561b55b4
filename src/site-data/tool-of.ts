/**
 * Attributes that tell a browser's agents what a form is for (WebMCP). Agents fill it in; only the visitor can send it.
 */
export const toolOf = ({ name, text }: Queries.FormTextsFragment["tool"]) => ({
  toolname: name,
  tooldescription: text,
});
