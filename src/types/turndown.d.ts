/** What `publish/markdown-copies` uses of it. The package has no types of its own. */
declare module "turndown" {
  interface Rule {
    filter: string | readonly string[] | ((node: HTMLElement) => boolean);
    replacement: (content: string, node: HTMLElement) => string;
  }

  class TurndownService {
    constructor(options: {
      headingStyle: "atx";
      codeBlockStyle: "fenced";
      blankReplacement: (content: string, node: HTMLElement & { isBlock: boolean }) => string;
    });
    addRule(name: string, rule: Rule): this;
    turndown(html: string): string;
  }

  export = TurndownService;
}
