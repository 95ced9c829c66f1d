// What breaks the protocol or keeps a connection: bytes that are no request, and clients that stall or hang up.
import { pickOne } from '../../harness/chance.mjs';
import { networkOf } from '../../harness/client.mjs';
import { lines } from './attack-parts.mjs';
import { hangUp, hangUpInBody, sendBytes } from './raw-attacks.mjs';

/** @type {import('./attack-parts.mjs').Attack[]} */
export const CONNECTION_ATTACKS = [
  {
    name: 'body that stalls',
    weight: 2,
    isSlow: true,
    foreseen: [408],
    send: ({ client, random }, number) => {
      const path = pickOne(['/api/contact', '/api/upload-image', '/api/analytics'], random);
      const type = path === '/api/upload-image' ? 'multipart/form-data; boundary=x' : 'application/json';
      return sendBytes(
        client.url,
        `${lines(
          `POST ${path} HTTP/1.1`,
          'Host: 127.0.0.1',
          `Content-Type: ${type}`,
          'Content-Length: 9000',
          `X-Forwarded-For: ${networkOf(number, 13, 40)}`,
        )}{"name":`,
      );
    },
  },
  {
    name: 'headers that never end',
    weight: 0.5,
    isSlow: true,
    foreseen: [408],
    send: ({ client }) =>
      sendBytes(client.url, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ', { dripMs: 1_000 }),
  },
  {
    name: 'bytes that are no request',
    weight: 2,
    foreseen: [400, 431],
    send: ({ client, random }) =>
      sendBytes(
        client.url,
        pickOne(
          [
            lines('GET / HTTP/1.1', 'Connection: close'),
            lines('FOO /', 'x'),
            lines('GET / HTTP/1.1', 'Host: 127.0.0.1', `X-Long: ${'y'.repeat(40_000)}`),
            lines('POST /api/contact HTTP/1.1', 'Host: 127.0.0.1', 'Content-Length: 5', 'Content-Length: 6'),
            lines(
              'POST /api/contact HTTP/1.1',
              'Host: 127.0.0.1',
              'Content-Length: 5',
              'Transfer-Encoding: chunked',
            ),
            '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000\u0000\u00a1\u0003\u0003\r\n\r\n',
          ],
          random,
        ),
      ),
  },
  {
    name: 'client that hangs up in its body',
    weight: 2,
    foreseen: [0],
    send: ({ client, random }, number) =>
      hangUpInBody(
        client.url,
        `${lines(
          `POST ${pickOne(['/api/contact', '/api/submit-event', '/api/upload-image'], random)} HTTP/1.1`,
          'Host: 127.0.0.1',
          `Content-Type: ${pickOne(['application/json', 'multipart/form-data; boundary=x'], random)}`,
          'Content-Length: 900000',
          `X-Forwarded-For: ${networkOf(number, 14, 40)}`,
        )}${'x'.repeat(50_000)}`,
      ),
  },
  {
    name: 'client that hangs up',
    weight: 3,
    foreseen: [200],
    send: ({ client, random }) =>
      hangUp(
        client.url,
        lines(
          `GET ${pickOne(['/', '/things-to-do-in-belize', '/api/events'], random)} HTTP/1.1`,
          'Host: 127.0.0.1',
        ),
      ),
  },
];
