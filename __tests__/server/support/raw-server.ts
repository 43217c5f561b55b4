import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { readFileTable } from "../../../src/server/files/file-table";
import { startLeadServer, type LeadServer } from "./lead-server";
import { makeSite, type SiteFolder } from "./site-folder";

/** A server of a small site for all tests of a file, and requests to it byte by byte. */
export const rawServer = () => {
  let site: SiteFolder;
  const here = {} as { server: LeadServer };
  beforeAll(async () => {
    site = makeSite({
      "index.html": "<title>Home</title>",
      "about/index.html": "",
      "404.html": "<title>Lost</title>",
    });
    here.server = await startLeadServer({}, { files: await readFileTable(site.folder, {}) });
    await here.server.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    await here.server.close();
    site.remove();
  });

  /** Sends the very bytes, and reads until the server hangs up. */
  const raw = async (...lines: string[]): Promise<{ status: number; head: string; body: string }> => {
    const { port } = here.server.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.write(Buffer.from(lines.join("\r\n"), "latin1"));
    const answer = await text(socket);
    const [head = "", body = ""] = answer.split("\r\n\r\n", 2);
    return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body };
  };

  const get = (path: string, ...headers: string[]) =>
    raw(`GET ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", "");

  return { here, raw, get };
};
