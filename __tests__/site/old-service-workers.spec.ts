import { redirects } from "../../src/content-model/entities/redirects";
import { content } from "../support/content";
import { expect, test } from "./support/test";

const { oldServiceWorkers } = redirects.schema.parse(content("settings/redirects"));

/** As it stood on a site before this one: it answers every page from its cache. */
const oldWorker = `self.addEventListener("install", (event) =>
  event.waitUntil(caches.open("old").then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate")
    event.respondWith(new Response("<h1>The old site</h1>", { headers: { "content-type": "text/html" } }));
});`;

for (const path of oldServiceWorkers) {
  test(`whoever has the old site's ${path} sees this site, and keeps nothing of the old one`, async ({
    context,
  }) => {
    const page = await context.newPage();
    await context.route(`**${path}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: oldWorker }),
    );
    await page.goto("/");
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    await page.evaluate(async (script) => {
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve),
      );
      await navigator.serviceWorker.register(script);
      await taken;
    }, path);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The old site");

    // The site moves house. The browser itself asks for the worker anew.
    await context.unroute(`**${path}`);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const left = await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
    expect(left).toEqual({ workers: 0, caches: [] });
  });
}
