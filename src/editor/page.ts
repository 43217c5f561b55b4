import type { CmsConfig } from "@sveltia/cms";
import { editorHostsTag } from "../config/editor";
import { escapeHtml } from "../content-model/escape-html";

/** Messages for when the editor cannot work. */
const words = {
  noScript: "The editor needs JavaScript.",
  noHost: "This site names no repository to save to, so only a checkout can be edited: npm run develop.",
};

interface Addresses {
  script: string;
  /** Stylesheet of the previews only. */
  styles: string;
}

/** The editor's page. `hosts`: origins that it connects to. */
export const editorPage = (
  config: CmsConfig,
  { script, styles }: Addresses,
  hosts: readonly string[],
): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${editorHostsTag(hosts)}
<title>${escapeHtml(config.app_title ?? "")}</title>
<script type="application/json" id="editor-config">${JSON.stringify(config).replace(/</g, "\\u003c")}</script>
<link id="preview-styles" rel="prefetch" as="style" href="${escapeHtml(styles)}">
<script type="module" src="${escapeHtml(script)}"></script>
</head>
<body>
<noscript><p>${words.noScript}</p></noscript>
${hosts.length > 0 ? "" : `<p id="no-host" hidden>${words.noHost}</p>\n`}</body>
</html>
`;
