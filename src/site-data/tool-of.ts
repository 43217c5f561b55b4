/**
 * Attributes that describe a form to browser agents (WebMCP). Agents fill in the form; only the visitor can send it.
 */
export const toolOf = ({ name, text }: Queries.FormTextsFragment["tool"]) => ({
  toolname: name,
  tooldescription: text,
});
