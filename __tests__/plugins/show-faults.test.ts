/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, unwatchFile, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { faultsFile, faultsPath } from "../../src/config/content-faults";
import { showFaults } from "../../src/plugins/develop-server";

const root = mkdtempSync(join(tmpdir(), "faults-"));
const file = join(root, faultsFile);
const fault = "content/blogs/a.yaml:3:1  headng: unknown key. Did you mean “heading” & not <b>?";

let server: Server;
let origin: string;

const keep = (faults: string[]) => writeFileSync(file, JSON.stringify(faults));
const open = (accept = "text/html") => fetch(`${origin}/about`, { headers: { accept } });

beforeAll(async () => {
  mkdirSync(dirname(file), { recursive: true });
  const handlers: Parameters<Parameters<ReturnType<typeof showFaults>>[0]["use"]>[0][] = [];
  showFaults(root)({ use: (handler) => handlers.push(handler) });
  server = createServer((incoming, answer) => handlers[0]!(incoming, answer, () => answer.end("Gatsby")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  unwatchFile(file);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true });
});

test("while the content has faults every page says which, as text", async () => {
  keep([fault]);
  const answer = await open();
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain(
    "content/blogs/a.yaml:3:1  headng: unknown key. Did you mean “heading” &amp; not &lt;b&gt;?",
  );
});

test("what is no page is left to Gatsby, and so is all of it when nothing is wrong", async () => {
  keep([fault]);
  expect(await (await open("application/json")).text()).toBe("Gatsby");
  keep([]);
  expect(await (await open()).text()).toBe("Gatsby");
});

test("an open page is told when the content broke or was mended", async () => {
  keep([]);
  const stopped = new AbortController();
  const { body, headers } = await fetch(origin + faultsPath, { signal: stopped.signal });
  // Compressed it would be told when the next fault comes, or never.
  expect(headers.get("cache-control")).toContain("no-transform");
  const reader = body!.getReader();
  const said = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await said()).toBe(": listening\n\n");
  keep([fault, fault]);
  expect(await said()).toContain("data:");
  stopped.abort();
});
