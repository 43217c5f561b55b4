import { join } from "node:path";
import { redirects } from "../content-model/entities/redirects";
import { readSettings } from "../content-model/read-settings";
import { writeIfChanged } from "./write-if-changed";

/** Replaces the previous site's service worker, deletes its caches, and reloads the pages that it has served. */
const farewell = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
})()));
`;

/** Browsers request a service worker only at its old URL, and keep the old one if the request fails. */
export const publishOldServiceWorkers = (root: string, publicFolder: string): void => {
  for (const path of readSettings(root, redirects).oldServiceWorkers)
    writeIfChanged(join(publicFolder, path), farewell);
};
