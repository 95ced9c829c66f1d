import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { rawRequest } from '../../support/sites/raw-request.ts';
import { startNode } from '../../support/sites/run-node.ts';

/** A server whose response waits for SIGUSR2, and that closes something when it stops. */
const SERVER = `
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
const { stopOnSignals } = await import('./worker/front/stop-signals.ts');
let finish;
const server = createServer((request, response) => {
  if (request.url === '/quick') return response.end('quick');
  if (request.url === '/busy') {
    console.log('busy');
    while (!existsSync(process.env.RELEASED));
    return response.end('released');
  }
  finish = () => response.end('whole');
  console.log('arrived');
});
stopOnSignals({
  server,
  drainMs: Number(process.env.DRAIN_MS),
  graceMs: Number(process.env.GRACE_MS),
  close: async () => {
    console.log('closed');
    if (process.env.NEVER_CLOSED) await new Promise(() => {});
  } });
server.on('upgrade', () => console.log('upgraded'));
server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));
process.on('SIGUSR2', () => finish());
process.on('SIGTERM', () => console.log('stopping'));
`;

async function started(graceMs: number, { drainMs = 0, released = '', isNeverClosed = false } = {}) {
  const run = startNode(SERVER, {
    GRACE_MS: String(graceMs),
    DRAIN_MS: String(drainMs),
    RELEASED: released,
    NEVER_CLOSED: isNeverClosed ? '1' : '',
  });
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

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends a request over a connection that stays open; resolves to the first part of the response. */
async function ask(socket: Socket, path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  return String(answer);
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

  test('still takes connections of a proxy for a while, and then refuses them', async () => {
    const { run, said, port } = await started(20_000, { drainMs: 2_000 });
    const idle = await connected(port);
    expect(await ask(idle, '/quick')).toContain('quick');
    run.child.kill('SIGTERM');
    await said(/stopping/);
    expect(await ask(await connected(port), '/quick')).toContain('quick');
    expect(await ask(idle, '/quick')).toContain('quick');
    await untilRefused(port);
    expect((await run.ended).status).toBe(143);
  });

  test('answers every connection that waits to be accepted, and resets none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'belize-stop-'));
    const released = join(folder, 'released');
    const { run, said, port } = await started(20_000, { released });
    const busy = ask(await connected(port), '/busy');
    await said(/busy/);
    // The system connects them; the server, which is busy, does not know of them yet.
    const waiting = await Promise.all(Array.from({ length: 50 }, () => connected(port)));
    const answers = waiting.map((socket) => ask(socket, '/quick').catch(({ code }) => code));
    run.child.kill('SIGTERM');
    writeFileSync(released, '');
    expect(await busy).toContain('released');
    expect((await Promise.all(answers)).filter((answer) => !answer.includes('quick'))).toEqual([]);
    expect((await run.ended).status).toBe(143);
    rmSync(folder, { recursive: true });
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

  test('ends though a connection is no longer HTTP, and though what runs besides requests does not end', async () => {
    const { run, said, port } = await started(50, { isNeverClosed: true });
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    );
    const closed = once(socket, 'close');
    await said(/upgraded/);
    run.child.kill('SIGTERM');
    await closed;
    expect((await run.ended).status).toBe(143);
  });
});
