import highlighter from "highlight.js/lib/core";
import javascript from "highlight.js/lib/languages/javascript";
import php from "highlight.js/lib/languages/php";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";

highlighter.registerLanguage("javascript", javascript);
highlighter.registerLanguage("php", php);
highlighter.registerLanguage("typescript", typescript);
highlighter.registerLanguage("xml", xml);
/** The grammar for markup also highlights scripts in it. */
highlighter.registerAliases("vue", { languageName: "xml" });

/** Code as HTML with spans for its tokens, which the styles colour; undefined without a grammar for the language. */
export const highlightCode = (code: string, language: string): string | undefined =>
  highlighter.getLanguage(language) && highlighter.highlight(code, { language }).value;
