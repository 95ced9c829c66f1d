import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A loopback server for one test: its address, how to end it, and the listener it answers with. */
export async function answerWith(
  listener: RequestListener,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/secret-path`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
