import { describe, expect, test } from '@jest/globals';
import { wireBytes, wireCounter } from '../../../lab/bench/wire-bytes.mjs';

type Event = [target: string, method: string, event: object];

const sent = (target: string, requestId: string, url: string, more = {}): Event => [
  target,
  'Network.requestWillBeSent',
  { requestId, request: { url: `https://belize.example${url}`, method: 'GET' }, ...more },
];
const answered = (target: string, requestId: string, response = {}): Event => [
  target,
  'Network.responseReceived',
  { requestId, response: { status: 200, headers: {}, encodedDataLength: 200, ...response } },
];
const came = (target: string, requestId: string, encodedDataLength: number): Event => [
  target,
  'Network.dataReceived',
  { requestId, encodedDataLength },
];
const ended = (target: string, requestId: string, encodedDataLength: number): Event => [
  target,
  'Network.loadingFinished',
  { requestId, encodedDataLength },
];

function bytesOf(events: Event[]) {
  const counter = wireCounter();
  for (const event of events) counter.hear(...event);
  return wireBytes(counter.requests());
}

describe('All that crosses the wire', () => {
  test.each<[string, Event[], Record<string, number>]>([
    [
      'is what a finished request says of itself, headers included',
      [sent('page', '1', '/'), answered('page', '1'), came('page', '1', 4_000), ended('page', '1', 4_200)],
      { all: 4_200, page: 4_200 },
    ],
    [
      'has of an answer under way what has come so far',
      [sent('page', '1', '/'), answered('page', '1'), came('page', '1', 1_500), came('page', '1', 1_500)],
      { all: 3_200, page: 3_200 },
    ],
    [
      'has the requests of page, worker and service worker, each for itself',
      [
        ...[sent('page', '1', '/'), ended('page', '1', 100)],
        ...[sent('worker', '2', '/places.json'), ended('worker', '2', 20)],
        ...[sent('service worker', '3', '/offline'), ended('service worker', '3', 3)],
      ],
      { all: 123, page: 100, worker: 20, 'service worker': 3 },
    ],
    [
      'counts once what two targets report, for the one that asked',
      [
        ...[sent('page', '1', '/worker.js'), sent('worker', '1', '/worker.js')],
        ...[
          answered('worker', '1'),
          came('worker', '1', 300),
          ended('worker', '1', 500),
          ended('page', '1', 500),
        ],
      ],
      { all: 500, page: 500 },
    ],
    [
      'counts once what a page gets through the service worker, for that one',
      [
        ...[sent('page', '1', '/weather'), sent('service worker', '2', '/weather')],
        ...[answered('service worker', '2'), ended('service worker', '2', 700)],
        ...[answered('page', '1', { fromServiceWorker: true }), ended('page', '1', 700)],
      ],
      { all: 700, 'service worker': 700 },
    ],
    [
      'is without what the browser had already',
      [
        ...[
          sent('page', '1', '/a.css'),
          answered('page', '1', { fromDiskCache: true }),
          ended('page', '1', 900),
        ],
        ...[
          sent('page', '2', '/b.css'),
          ['page', 'Network.requestServedFromCache', { requestId: '2' }] as Event,
        ],
        ...[answered('page', '2'), ended('page', '2', 900)],
      ],
      { all: 0 },
    ],
    [
      'is without data that is in the page itself',
      [
        [
          'page',
          'Network.requestWillBeSent',
          { requestId: '1', request: { url: 'data:image/png;base64,AA' } },
        ],
        ended('page', '1', 900),
      ],
      { all: 0 },
    ],
    [
      'has the answer that leads elsewhere too',
      [
        sent('page', '1', '/old'),
        sent('page', '1', '/new', { redirectResponse: { encodedDataLength: 250 } }),
        ended('page', '1', 1_000),
      ],
      { all: 1_250, page: 1_250 },
    ],
    [
      'has the body of a service worker’s script, of which only headers are reported',
      [
        sent('service worker', '1', '/sw.js'),
        answered('service worker', '1', { headers: { 'Content-Length': '15000' } }),
        ended('service worker', '1', 200),
      ],
      { all: 15_023, 'service worker': 15_023 },
    ],
    [
      'has no body of an answer that has none',
      [
        sent('page', '1', '/a.js'),
        answered('page', '1', { status: 304, headers: { 'content-length': '15000' } }),
        ended('page', '1', 200),
      ],
      { all: 200, page: 200 },
    ],
  ])('%s', (_, events, bytes) => {
    expect(bytesOf(events)).toEqual(bytes);
  });
});
