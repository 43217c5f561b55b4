interface TcpHandle {
  fd: number;
  bind(address: string, port: number): number;
  getsockname(name: { port?: number }): number;
  close(): void;
}

interface TcpBinding {
  TCP: new (type: number) => TcpHandle;
  constants: { SOCKET: number };
}

export interface SharedSocket {
  port: number;
  fd: number;
  close(): void;
}

/**
 * A socket for other processes, as systemd opens one. Node cannot hold one without accepting connections, so this uses
 * its internal binding. The first server that inherits the socket listens on it, and it stays open afterwards.
 */
export const listenForOthers = (): SharedSocket => {
  const { TCP, constants } = (process as unknown as { binding(name: string): TcpBinding }).binding(
    "tcp_wrap",
  );
  const handle = new TCP(constants.SOCKET);
  const name: { port?: number } = {};
  if (handle.bind("127.0.0.1", 0) !== 0 || handle.getsockname(name) !== 0)
    throw new Error("No port is free.");
  return { port: name.port!, fd: handle.fd, close: () => handle.close() };
};
