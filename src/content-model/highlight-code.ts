import highlighter from "highlight.js/lib/core";
import javascript from "highlight.js/lib/languages/javascript";
import php from "highlight.js/lib/languages/php";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";

highlighter.registerLanguage("javascript", javascript);
highlighter.registerLanguage("php", php);
highlighter.registerLanguage("typescript", typescript);
highlighter.registerLanguage("xml", xml);
/** Knows a script within markup. */
highlighter.registerAliases("vue", { languageName: "xml" });

/** Code as HTML whose words stand in spans that the styles colour; undefined where its language has no grammar here. */
export const highlightCode = (code: string, language: string): string | undefined =>
  highlighter.getLanguage(language) && highlighter.highlight(code, { language }).value;
