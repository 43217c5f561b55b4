import type { AddressInfo } from "node:net";
import { altcha } from "../../src/server/captcha/altcha";
import { startLeadServer } from "../../__tests__/server/support/lead-server";
import { passingToken } from "./calls";
import { Prober } from "./probe";

/** A server on a local port, whose robot test accepts one token, so that bodies reach the store. */
export const openFuzzedServer = async () => {
  const real = altcha({ secret: "s".repeat(32), now: () => new Date() });
  const server = await startLeadServer(
    { rateLimit: { max: 1e9, windowSeconds: 60 } },
    {
      captcha: {
        ...real,
        verify: async (token) => (token === passingToken ? { passed: true } : real.verify(token)),
      },
      outbox: { channels: ["webhook"], wake: () => undefined },
      logger: false,
    },
  );
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const prober = new Prober((server.app.server.address() as AddressInfo).port);
  return {
    prober,
    close: async () => {
      prober.close();
      await server.close();
    },
  };
};
