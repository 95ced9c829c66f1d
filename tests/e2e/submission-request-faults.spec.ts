import { connect } from 'node:net';
import fc from 'fast-check';
import { builtSite } from '../../lab/harness/site.mjs';
import { expect, test } from '../support/browser/strong-device.ts';
import { mutated } from '../support/submissions/mutated-bodies.ts';
import { ENTRUSTED, someMessageBody } from '../support/submissions/some-bodies.ts';

// What tests of a route handler cannot reach: sockets, lengths, chunks, and headers that no browser sends.
let site: Awaited<ReturnType<typeof builtSite>>;

// All use one site, so they run one after the other.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await builtSite({ DATA_DIR: test.info().outputPath('data') });
  await site.start();
});
test.afterAll(() => site.stop());

/** Sends bytes unchanged; returns the status of each response. */
function raw(...parts: Array<string | Uint8Array>): Promise<number[]> {
  const { port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', (error) => (text ? undefined : reject(error)));
    socket.on('close', () =>
      resolve([...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))),
    );
    socket.setTimeout(30_000, () => socket.destroy());
    for (const part of parts) socket.write(part);
  });
}

const head = (...lines: string[]) =>
  [
    'POST /api/contact HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');

const body = JSON.stringify(someMessageBody());
const tooLong = JSON.stringify(someMessageBody({ message: 'x'.repeat(70_000) }));
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

test('bodies are measured while they arrive, whatever Content-Length they declare', async () => {
  expect(await raw(head(`Content-Length: ${body.length}`), body)).toEqual([200]);
  expect(
    await raw(head('Transfer-Encoding: chunked'), chunk(body.slice(0, 9)), chunk(body.slice(9)), '0\r\n\r\n'),
  ).toEqual([200]);
  expect(await raw(head(`Content-Length: ${tooLong.length}`), tooLong)).toEqual([413]);
  expect(await raw(head('Transfer-Encoding: chunked'), chunk(tooLong), '0\r\n\r\n')).toEqual([413]);
  expect(await raw(head('Content-Length: 99999999'), body)).toEqual([413]);
  // Less than was sent: the declared part is no JSON, and the remainder is no request.
  for (const status of await raw(head('Content-Length: 9'), body)) expect(status).toBe(400);
  expect(
    await raw(head('Content-Length: 9', 'Transfer-Encoding: chunked'), chunk(body), '0\r\n\r\n'),
  ).toEqual([400]);
  expect(await raw(head('Transfer-Encoding: chunked'), 'zz\r\nnot a length')).toEqual([400]);
});

test('mutated bodies sent over HTTP are refused with a sentence or accepted', async () => {
  for (const { endpoint, body: make } of ENTRUSTED)
    for (const sent of fc.sample(mutated(make()), { numRuns: 15, seed: 20_261_121 })) {
      const answer = await fetch(`${site.url}/api/${endpoint}`, {
        method: 'POST',
        body: sent.body,
        headers: Object.fromEntries(
          Object.entries({ 'Content-Type': 'application/json', ...sent.headers }).filter(
            ([name]) => name !== 'Transfer-Encoding',
          ),
        ),
      });
      const text = await answer.text();
      expect(answer.status, text).toBeLessThan(500);
      const { error, message } = JSON.parse(text) as { error?: string; message?: string };
      expect(answer.status === 200 ? message : error).toMatch(/^[A-Z]/);
    }
});

test('only POST is accepted, and requests of other sites are refused', async () => {
  for (const { endpoint } of ENTRUSTED) {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
      expect((await fetch(`${site.url}/api/${endpoint}`, { method })).status).toBe(405);
    const foreign = await fetch(`${site.url}/api/${endpoint}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
    });
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'cross-site']);
  }
});

test('requests of one network are limited together, whatever their headers claim', async () => {
  const statuses = new Map<number, number>();
  for (let turn = 0; turn < 70; turn += 1) {
    const claimed = `203.0.113.${turn}`;
    const { status } = await fetch(`${site.url}/api/submit-advertiser`, {
      method: 'POST',
      body: '{}',
      headers: {
        'Content-Type': 'application/json',
        'X-Socket-Address': claimed,
        'X-Forwarded-For': claimed,
        'X-Real-IP': claimed,
        Forwarded: `for=${claimed}`,
        'CF-Connecting-IP': claimed,
      },
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].sort()).toEqual([400, 429]);
  // Sixty in an hour, of which the tests before this one have used some.
  expect(statuses.get(400)).toBeLessThanOrEqual(60);
  expect(statuses.get(429)).toBeGreaterThanOrEqual(10);
});
