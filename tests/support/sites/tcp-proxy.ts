import { connect, createServer, type Socket } from 'node:net';

/**
 * A connection to another server that can be cut: nothing is passed on any more, in neither direction, and nothing is
 * refused. Resolves to the same address by way of the proxy.
 */
export async function startTcpProxy(address: string) {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let isCut = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (isCut) socket.pause();
    return socket;
  };
  const server = createServer((client) => {
    track(client);
    const passed = track(connect(Number(target.port), target.hostname));
    // Not pipe(), which would resume a paused socket.
    client.on('data', (chunk) => passed.write(chunk)).on('close', () => passed.destroy());
    passed.on('data', (chunk) => client.write(chunk)).on('close', () => client.destroy());
    if (isCut) for (const socket of [client, passed]) socket.pause();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = new URL(address);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
