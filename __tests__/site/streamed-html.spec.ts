import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { watchLoad } from "../support/watch-load";
import { expect, test } from "./support/test";

/** Delay in milliseconds, long enough for a paint. */
const pause = 500;

for (const { place, end } of [
  { place: "after the logo", end: "</a>" },
  { place: "within the menu", end: "</li>" },
  { place: "after the menu", end: "</nav>" },
]) {
  test(`HTML that stalls ${place} causes no layout shift`, async ({ page, request, baseURL }) => {
    const html = await (await request.get("/privacy")).text();
    const cut = html.indexOf(end, html.indexOf("<header")) + end.length;
    const server = createServer(({ url }, response) => {
      if (url !== "/privacy") return response.writeHead(302, { location: `${baseURL}${url}` }).end();
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(html.slice(0, cut));
      return setTimeout(() => response.end(html.slice(cut)), pause);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    try {
      await page.setViewportSize({ width: 1440, height: 844 });
      const load = await watchLoad(page);
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/privacy`);
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await page.waitForTimeout(pause);
      expect(await load.shifts()).toEqual([]);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
}
