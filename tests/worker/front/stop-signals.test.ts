import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { rawRequest } from '../../support/sites/raw-request.ts';
import { startNode } from '../../support/sites/run-node.ts';

/** A server whose response waits for SIGUSR2, and that closes something when it stops. */
const SERVER = `
import { createServer } from 'node:http';
const { stopOnSignals } = await import('./worker/front/stop-signals.ts');
let finish;
const server = createServer((request, response) => {
  if (request.url === '/quick') return response.end('quick');
  finish = () => response.end('whole');
  console.log('arrived');
});
stopOnSignals({
  server,
  idleMs: Number(process.env.IDLE_MS),
  graceMs: Number(process.env.GRACE_MS),
  close: async () => console.log('closed') });
server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));
process.on('SIGUSR2', () => finish());
`;

async function started(graceMs: number, idleMs = 0) {
  const run = startNode(SERVER, { GRACE_MS: String(graceMs), IDLE_MS: String(idleMs) });
  const said = async (pattern: RegExp) => {
    for (;;) {
      const match = pattern.exec(run.output());
      if (match) return match;
      if (run.child.stdout) await once(run.child.stdout, 'data');
    }
  };
  const [, port] = await said(/port (\d+)/);
  return { run, said, origin: `http://127.0.0.1:${port}`, port: Number(port) };
}

/** Resolves when the server refuses connections. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isRefused = await new Promise((resolve) => {
      socket.once('error', () => resolve(true));
      socket.once('connect', () => resolve(false));
    });
    socket.destroy();
    if (isRefused) return;
  }
}

describe('A server that gets SIGTERM', () => {
  test('accepts no more connections, finishes the response in progress, and ends with the code of the signal', async () => {
    const { run, said, origin, port } = await started(20_000);
    const response = rawRequest(origin, '/');
    await said(/arrived/);
    run.child.kill('SIGTERM');
    run.child.kill('SIGTERM');
    await untilRefused(port);
    run.child.kill('SIGUSR2');
    expect(String((await response).body)).toBe('whole');
    const { status, output } = await run.ended;
    expect([status, output.includes('closed')]).toEqual([143, true]);
  });

  test('answers a request that a proxy sends over a connection that was idle', async () => {
    const { run, port } = await started(20_000, 2_000);
    const socket = connect(port, '127.0.0.1');
    const ask = async () => {
      socket.write('GET /quick HTTP/1.1\r\nHost: x\r\n\r\n');
      const [answer] = await once(socket, 'data');
      return String(answer);
    };
    expect(await ask()).toContain('quick');
    run.child.kill('SIGTERM');
    await untilRefused(port);
    expect(await ask()).toContain('quick');
    await once(socket, 'close');
    expect((await run.ended).status).toBe(143);
  });

  test('cuts a response that takes longer than the time it has', async () => {
    const { run, said, origin } = await started(50);
    const response = rawRequest(origin, '/');
    const cut = expect(response).rejects.toThrow(/socket hang up|ECONNRESET/);
    await said(/arrived/);
    run.child.kill('SIGTERM');
    await cut;
    expect((await run.ended).status).toBe(143);
  });
});
