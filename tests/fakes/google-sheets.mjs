/**
 * A loopback stand-in for both addresses of a Google sheet, with faults that can be switched on and off.
 * By hand: `node tests/fakes/google-sheets.mjs [port] [sheet.csv]`, then `curl -X POST 'localhost:4300/fault?name=slow'`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { gate, listen, printSettings } from './listen.mjs';

/** @typedef {'down' | 'slow' | '500' | 'sign-in' | 'cut-off' | 'half-rows' | 'empty' | 'garbage' | 'huge' | 'header-only' | 'brotli' | 'gzip-bomb' | 'busy'} Fault */
/** @typedef {'api' | 'csv'} Address */
/** @typedef {{ address: Address | 'redirect', url: string, acceptsCsv: boolean }} SeenRequest */

/** @type {readonly Fault[]} */
export const FAULTS = [
  'down',
  'slow',
  '500',
  'sign-in',
  'cut-off',
  'half-rows',
  'empty',
  'garbage',
  'huge',
  'header-only',
  'brotli',
  'gzip-bomb',
  'busy',
];

const SHEET_ID = 'loopback_sheet-0123456789';
const PUBLISHED_ID = 'loopback_published-0123456789';
/** The published address of the sheet on a stand-in of this origin. @param {string} origin */
export const publishedAddress = (origin) => `${origin}/spreadsheets/d/e/${PUBLISHED_ID}/pub?output=csv`;
const DRIP_MS = 200;
/** The pause that a busy address asks for. */
const BUSY_SECONDS = 30;
const HUGE_BYTES = 11 * 1024 * 1024;
const BOMB_BYTES = 12 * 1024 * 1024;

const SIGN_IN_PAGE =
  '<!doctype html><html><head><title>Sign in</title></head><body>Sign in to continue</body></html>';

/** @param {string} csv */
const rowsOf = (csv) => Papa.parse(csv, { delimiter: ',', skipEmptyLines: true }).data;

/** Clearly fewer than half of the rows below the header. @param {unknown[]} rows */
const fewRows = (rows) => rows.slice(0, 1 + Math.floor((rows.length - 1) * 0.45));

/** As the API gives a row: without the empty cells at its end. @param {string[]} row */
const withoutTrailingEmpty = (row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);

/** Bytes that are no text in any encoding, the same ones every time. */
function garbage() {
  let seed = 7;
  return Buffer.from(
    Array.from({ length: 4096 }, () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed >> 16;
    }),
  );
}

/** A row again and again, in large pieces. @param {string} row @param {number} bytes */
function* repeated(row, bytes) {
  const piece = row.repeat(Math.ceil(100_000 / row.length));
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
}

/** One response of an address, in its format. */
const FORMATS = {
  csv: {
    type: 'text/csv; charset=utf-8',
    /** @param {string[][]} rows @param {boolean} [_isPlain] */
    body: (rows, _isPlain) => Papa.unparse(rows, { newline: '\r\n' }),
    nothing: '',
    row: 'Event,11/20/2026,All Day,Venue,Dangriga\r\n',
  },
  api: {
    type: 'application/json; charset=UTF-8',
    // Indented unless the request says `prettyPrint=false`.
    /** @param {string[][]} rows @param {boolean} [isPlain] */
    body: (rows, isPlain) =>
      JSON.stringify(
        { range: 'Sheet1!A1:Z1000', majorDimension: 'ROWS', values: rows.map(withoutTrailingEmpty) },
        null,
        isPlain ? 0 : 2,
      ),
    // Google leaves `values` out when the range has no cells.
    nothing: JSON.stringify({ range: 'Sheet1!A1:Z1000', majorDimension: 'ROWS' }),
    row: '{"values":[["Event","11/20/2026","All Day","Venue","Dangriga"]]}\n',
  },
};

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Address} address
 * @param {Fault | undefined} fault
 * @param {string[][]} rows
 * @param {boolean} isPlain
 */
async function answer(response, address, fault, rows, isPlain) {
  const { type, body, nothing, row } = FORMATS[address];
  /** @param {string | Buffer} content */
  const send = (content, headers = {}) =>
    response.writeHead(200, { 'Content-Type': type, ...headers }).end(content);
  switch (fault) {
    case 'down':
      response.socket?.resetAndDestroy();
      return;
    case '500':
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal error');
      return;
    case 'busy':
      response
        .writeHead(429, { 'Content-Type': 'text/plain', 'Retry-After': String(BUSY_SECONDS) })
        .end('Later');
      return;
    case 'sign-in':
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(SIGN_IN_PAGE);
      return;
    case 'slow':
      response.writeHead(200, { 'Content-Type': type });
      while (!response.destroyed) {
        response.write(' ');
        await pause(DRIP_MS);
      }
      return;
    case 'cut-off': {
      const whole = body(rows, isPlain);
      response.writeHead(200, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(whole) });
      // Destroyed only when the first half has left, so that the reader has really begun to read.
      response.write(whole.slice(0, whole.length / 2), () => setTimeout(() => response.destroy(), 50));
      return;
    }
    case 'huge':
      response.writeHead(200, { 'Content-Type': type });
      // The reader hangs up before the end.
      await pipeline(Readable.from(repeated(row, HUGE_BYTES)), response).catch(() => {});
      return;
    case 'half-rows':
      send(body(fewRows(rows), isPlain));
      return;
    case 'header-only':
      send(body(rows.slice(0, 1), isPlain));
      return;
    case 'empty':
      send(nothing);
      return;
    case 'garbage':
      send(garbage());
      return;
    case 'brotli':
      // Although it was not asked for, and all rows are in it.
      send(brotliCompressSync(body(rows)), { 'Content-Encoding': 'br' });
      return;
    case 'gzip-bomb':
      send(gzipSync(Buffer.alloc(BOMB_BYTES, ' ')), { 'Content-Encoding': 'gzip' });
      return;
    case undefined:
      send(body(rows, isPlain));
  }
}

/** @param {import('node:http').ServerResponse} response @param {number} code @param {string} status @param {string} message */
const refuse = (response, code, status, message) =>
  response
    .writeHead(code, { 'Content-Type': 'application/json; charset=UTF-8' })
    .end(JSON.stringify({ error: { code, message, status } }, null, 2));

/**
 * Starts the stand-in. `env` holds the settings that make the site use both addresses; `apiUrl` is the API's
 * origin, `csvUrl` the published address, which redirects once, as Google's does.
 * @param {{ csv: string, port?: number, key?: string }} options
 */
export async function startGoogleSheets({ csv, port = 0, key = 'loopback-key-that-must-stay-secret' }) {
  let sheet = csv;
  /** @type {{ name: Fault | null, only?: Address }} */
  let fault = { name: null };
  /** @type {SeenRequest[]} */
  const requests = [];
  const door = gate();

  /**
   * Gives the sheet, or the fault, as it is at the time of the request, even when the response is held for a while.
   * @param {Address} address
   * @param {import('node:http').ServerResponse} response
   * @param {boolean} [isPlain]
   */
  async function giveSheet(address, response, isPlain = false) {
    const [rows, fault] = [rowsOf(sheet), faultOf(address)];
    await door.passed();
    await answer(response, address, fault, rows, isPlain);
  }

  /** @param {string | null} name @param {{ only?: Address }} [options] */
  function setFault(name, { only } = {}) {
    const known = FAULTS.find((candidate) => candidate === name);
    if (name && !known) throw new Error(`Unknown fault ${name}; known are ${FAULTS.join(', ')}`);
    fault = { name: known ?? null, only };
  }
  /** @param {Address} address */
  const faultOf = (address) => (fault.only && fault.only !== address ? undefined : (fault.name ?? undefined));

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://loopback');
    /** @param {SeenRequest['address']} address */
    const note = (address) =>
      requests.push({ address, url: url.href, acceptsCsv: request.headers.accept === 'text/csv' });
    const { pathname, searchParams } = url;

    if (pathname === '/fault' && request.method === 'POST') {
      try {
        const only = searchParams.get('only');
        setFault(searchParams.get('name') || null, {
          only: only === 'api' || only === 'csv' ? only : undefined,
        });
        response.end(`fault: ${fault.name ?? 'none'}\n`);
      } catch (error) {
        response.writeHead(400).end(`${error}\n`);
      }
      return;
    }
    if (pathname === `/spreadsheets/d/e/${PUBLISHED_ID}/pub`) {
      note('redirect');
      if (faultOf('csv') === 'down') response.socket?.resetAndDestroy();
      else response.writeHead(307, { Location: `/pub/${PUBLISHED_ID}/sheet.csv${url.search}` }).end();
      return;
    }
    if (pathname === `/pub/${PUBLISHED_ID}/sheet.csv`) {
      note('csv');
      void giveSheet('csv', response);
      return;
    }
    if (pathname.startsWith(`/v4/spreadsheets/${SHEET_ID}/values/`)) {
      note('api');
      if ((request.headers['x-goog-api-key'] ?? searchParams.get('key')) !== key)
        refuse(response, 403, 'PERMISSION_DENIED', 'The request is missing a valid API key.');
      else void giveSheet('api', response, searchParams.get('prettyPrint') === 'false');
      return;
    }
    refuse(response, 404, 'NOT_FOUND', 'Requested entity was not found.');
  });
  const { port: usedPort, url: apiUrl, close } = await listen(server, port);
  const csvUrl = publishedAddress(apiUrl);

  return {
    port: usedPort,
    apiUrl,
    csvUrl,
    sheetId: SHEET_ID,
    key,
    env: {
      EVENTS_SHEETS_API: apiUrl,
      EVENTS_SHEET_ID: SHEET_ID,
      EVENTS_SHEET_KEY: key,
      EVENTS_CSV_URL: csvUrl,
    },
    requests,
    /** @param {string} text */
    setCsv: (text) => {
      sheet = text;
    },
    setFault,
    /** Holds every response until the function it returns is called. */
    hold: door.hold,
    close,
  };
}

async function startByHand() {
  const [port = '4300', file] = process.argv.slice(2);
  const csv = readFileSync(file ?? new URL('../../data/events.csv', import.meta.url), 'utf8');
  const { env } = await startGoogleSheets({ csv, port: Number(port) });
  printSettings(env);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void startByHand();
