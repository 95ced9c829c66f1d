import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { countingProxy } from '../../../lab/bench/throttled-visit.mjs';

const BODY = 'x'.repeat(50_000);
let server: Server | undefined;
let proxy: Awaited<ReturnType<typeof countingProxy>> | undefined;

afterEach(() => {
  proxy?.stop();
  server?.closeAllConnections();
  server?.close();
});

async function startProxy() {
  const started = createServer((_, response) => void response.end(BODY));
  server = started;
  await new Promise((resolve) => started.listen(0, '127.0.0.1', () => resolve(undefined)));
  proxy = await countingProxy((started.address() as AddressInfo).port);
  return proxy;
}

describe('The counter in front of a server', () => {
  test('passes its answers on and counts them with their headers', async () => {
    const { url, bytes } = await startProxy();
    expect(await (await fetch(url)).text()).toBe(BODY);
    const first = bytes();
    expect(first).toBeGreaterThan(BODY.length);
    expect(first).toBeLessThan(BODY.length + 500);
  });

  test('adds up what several visits cost', async () => {
    const { url, bytes } = await startProxy();
    await (await fetch(url)).text();
    const first = bytes();
    await (await fetch(url)).text();
    expect(bytes() - first).toBeGreaterThan(BODY.length);
  });
});
