import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { watchLoad } from "../support/watch-load";
import { hydrated } from "./support/ready";
import { expect, test } from "./support/test";

for (const { place, end } of [
  { place: "after the logo", end: "</a>" },
  { place: "within the menu", end: "</li>" },
  { place: "after the menu", end: "</nav>" },
]) {
  test(`HTML that stalls ${place} causes no layout shift`, async ({ page, request, baseURL }) => {
    const html = await (await request.get("/privacy")).text();
    const cut = html.indexOf(end, html.indexOf("<header")) + end.length;
    let sendRest = () => {};
    const server = createServer(({ url }, response) => {
      if (url === "/privacy") {
        response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(html.slice(0, cut));
        sendRest = () => response.end(html.slice(cut));
        return;
      }
      void fetch(`${baseURL}${url}`).then(async (answer) => {
        const type = answer.headers.get("content-type") ?? "";
        response.writeHead(answer.status, { "content-type": type });
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    try {
      await page.setViewportSize({ width: 1440, height: 844 });
      const load = await watchLoad(page);
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/privacy`;
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
      sendRest();
      await hydrated(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
        // Shifts are reported after the frame that has them.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      expect(await load.shifts()).toEqual([]);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
}
