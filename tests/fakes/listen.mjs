/**
 * Has a server listen on this machine alone; without a port on a free one. `close` ends the connections that are open
 * as well.
 * @param {import('node:http').Server} server
 */
export async function listen(server, port = 0) {
  await new Promise((ready) => server.listen(port, '127.0.0.1', () => ready(undefined)));
  const address = server.address();
  const usedPort = typeof address === 'object' && address ? address.port : port;
  return {
    port: usedPort,
    url: `http://127.0.0.1:${usedPort}`,
    /** @returns {Promise<void>} */
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Prints the settings that lead to a service, as lines of an .env file. @param {Record<string, string>} env */
export function printSettings(env) {
  for (const [name, value] of Object.entries(env)) console.info(`${name}=${value}`);
}

/** A gate before responses: `passed` resolves at once, or when the function that `hold` returned is called. */
export function gate() {
  /** @type {Promise<void> | undefined} */
  let held;
  return {
    passed: async () => held,
    hold: () => {
      /** @type {PromiseWithResolvers<void>} */
      const { promise, resolve } = Promise.withResolvers();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
  };
}
