import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A line to a server's socket that can be made to hang, as when a machine loses its network. */
export const openLine = async (socketPath: string) => {
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((near) => {
    const far = connect(socketPath);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => (near.destroy(), far.destroy()));
    }
    near.on("data", (chunk) => hangs || far.write(chunk));
    far.on("data", (chunk) => hangs || near.write(chunk));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    hang: (how: boolean) => (hangs = how),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};
