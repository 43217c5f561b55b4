import { formCases } from "./support/forms";
import { hydrated, readThrough } from "./support/ready";
import { expect, test } from "./support/test";

/** As browsers translate: each text moves into two elements, at once and whenever a new one comes. */
const translate = () => {
  const translated = new WeakSet<Node>();
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (translated.has(text) || !text.data.trim() || text.parentElement?.closest("script, style, svg"))
        continue;
      const inner = document.createElement("font");
      const outer = document.createElement("font");
      inner.append(`«${text.data}»`);
      translated.add(inner.firstChild!);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.parentNode) translateIn(node.parentNode);
  }).observe(document.body, { childList: true, subtree: true });
};

/** Uses all that answers in the page's main part. */
const useEverything = async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const controls = "button, summary, [role=tab], [type=checkbox], [type=radio], [type=range], [type=number]";
  for (const control of document.querySelectorAll<HTMLElement>(`main :is(${controls})`)) {
    if (control instanceof HTMLInputElement && /range|number/.test(control.type)) {
      // React has a setter of its own on the element.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
      for (const value of [control.max || "7", control.min || "0"]) {
        set!.call(control, value);
        control.dispatchEvent(new Event("input", { bubbles: true }));
        await frame();
      }
    } else control.click();
    await frame();
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  }
};

for (const path of [
  "/portfolio",
  "/portfolio/cost-split-app-solution",
  "/portfolio/event-ticket-booking-app-development",
  "/search?q=react",
  formCases.contact.path,
  formCases.hire.path,
]) {
  test(`a translated ${path} answers in all its controls`, async ({ page, browserErrors }) => {
    await page.goto(path);
    await hydrated(page);
    await readThrough(page);
    await page.evaluate(translate);
    await page.evaluate(useEverything);
    // A section that was translated before it was hydrated is drawn anew, and React tells.
    expect(browserErrors.filter((error) => /Node|child/i.test(error))).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  });
}
