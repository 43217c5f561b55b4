import { join } from "node:path";
import { redirects } from "../content-model/entities/redirects";
import { readSettings } from "../content-model/read-settings";
import { writeIfChanged } from "./write-if-changed";

/** Takes over from the worker of the site before, forgets its copies, and loads the pages anew that it has served. */
const farewell = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
})()));
`;

/** Browsers ask for a worker at its old address alone, and keep the old one when there is none. */
export const publishOldServiceWorkers = (root: string, publicFolder: string): void => {
  for (const path of readSettings(root, redirects).oldServiceWorkers)
    writeIfChanged(join(publicFolder, path), farewell);
};
