/** Path of the editor, whose page has a content security policy of its own. */
export const editorPath = "/admin";

/** Whether a build has the editor. Only `off` counts, because EDITOR often names a text editor. */
export const hasEditor = (env: Record<string, string | undefined>): boolean => env.EDITOR !== "off";

/** Where `npm run develop` keeps the editor: Gatsby empties `public/` when it starts. */
export const developFolder = "node_modules/.cache/editor";

const hostsTag = /<meta name="editor-hosts" content="([^"]*)">/;

/** Tells the server the origins that the editor connects to. */
export const editorHostsTag = (hosts: readonly string[]): string =>
  `<meta name="editor-hosts" content="${hosts.join(" ")}">`;

export const editorHostsIn = (html: string): string[] =>
  hostsTag.exec(html)?.[1]?.split(" ").filter(Boolean) ?? [];
