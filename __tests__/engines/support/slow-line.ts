import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const packet = 4096;

/** A slow connection between browser and site: each answer begins late, and all share a bandwidth. */
export const startSlowLine = async (
  origin: string,
  { latencyMs, bytesPerSecond }: { latencyMs: number; bytesPerSecond: number },
) => {
  // When the connection is free again.
  let free = 0;
  const server = createServer((asked, answer) => {
    const onward = request(
      origin + asked.url,
      { method: asked.method, headers: asked.headers },
      async (given) => {
        await pause(latencyMs);
        answer.writeHead(given.statusCode!, given.headers);
        for await (const chunk of given as AsyncIterable<Buffer>) {
          // In packets, so that answers share the connection.
          for (let at = 0; at < chunk.length; at += packet) {
            const part = chunk.subarray(at, at + packet);
            free = Math.max(free, Date.now()) + (part.length / bytesPerSecond) * 1000;
            await pause(free - Date.now());
            answer.write(part);
          }
        }
        answer.end();
      },
    );
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
