/** @jest-environment node */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { forwardApi } from "../../src/plugins/develop-server";

const servers: Server[] = [];

const listen = async (handler: RequestListener): Promise<string> => {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const siteBefore = (apiUrl: string) =>
  listen((incoming, answer) =>
    forwardApi(apiUrl)({
      use: (handler) => handler(incoming, answer, () => answer.end(`page ${incoming.url}`)),
    }),
  );

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

test("an error response of the API server is passed through, double slash and body included", async () => {
  const api = await listen((incoming, answer) => {
    let body = "";
    incoming.on("data", (part: Buffer) => (body += part.toString()));
    incoming.on("end", () => answer.writeHead(422).end(`${incoming.method} ${incoming.url} ${body}`));
  });
  const answer = await fetch(`${await siteBefore(api)}/api//meta`, { method: "POST", body: "x" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toBe("POST /api//meta x");
});

test("page requests are left to Gatsby", async () => {
  const answer = await fetch(`${await siteBefore("http://127.0.0.1:1")}/apiary`);
  expect(await answer.text()).toBe("page /apiary");
});

test("an unreachable server is a 502", async () => {
  expect((await fetch(`${await siteBefore("http://127.0.0.1:1")}/api/health`)).status).toBe(502);
});
