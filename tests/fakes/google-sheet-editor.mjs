/**
 * A loopback stand-in for what a service account needs to edit a Google sheet: the token endpoint, which checks the
 * signed assertion, and the Sheets API's values.get and values.append, with faults that can be switched on and off.
 */
import { createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from './listen.mjs';

/** 'append-then-drop' appends the row to the sheet, but the response is lost. */
/** @typedef {'down' | 'no-token' | 'forbidden' | 'busy' | 'append-then-drop'} SheetFault */

const SHEET_ID = 'loopback_sheet-0123456789';
const EMAIL = 'editor@loopback.iam.gserviceaccount.com';
const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';

/** @param {string} part */
const decoded = (part) => JSON.parse(Buffer.from(part, 'base64url').toString());

/** As the API gives a row: without the empty cells at its end. @param {string[]} row */
const withoutTrailingEmpty = (row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);

/** Starts the stand-in; `env` holds the settings that lead the site to it. @param {string[][]} rows */
export async function startSheetEditor(rows) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  let sheet = rows;
  /** @type {SheetFault | null} */
  let fault = null;
  /** @type {Set<string>} */
  const tokens = new Set();
  let appends = 0;
  let origin = '';

  /** Why an assertion is not one of the account's, or undefined. @param {URLSearchParams} form */
  function assertionProblem(form) {
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return 'unsupported_grant_type';
    const [head = '', body = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const isSigned = createVerify('RSA-SHA256')
      .update(`${head}.${body}`)
      .verify(publicKey, signature, 'base64url');
    if (!isSigned || decoded(head).alg !== 'RS256') return 'invalid_grant';
    const { iss, scope, aud, iat, exp } = decoded(body);
    const isOurs = iss === EMAIL && scope === SCOPE && aud === `${origin}/token`;
    return isOurs && exp > iat && exp - iat <= 3_600 ? undefined : 'invalid_grant';
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    let text = '';
    for await (const chunk of request) text += chunk;
    // As Google does: indented, unless that is asked for.
    const indent = url.searchParams.get('prettyPrint') === 'false' ? undefined : 2;
    /** @param {number} status @param {object} body */
    const answer = (status, body) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' })
        .end(JSON.stringify(body, null, indent));
    /** @param {number} code @param {string} status */
    const refuse = (code, status) => answer(code, { error: { code, status, message: status } });

    if (fault === 'down') return response.socket?.resetAndDestroy();
    if (url.pathname === '/token' && request.method === 'POST') {
      const problem = fault === 'no-token' ? 'invalid_grant' : assertionProblem(new URLSearchParams(text));
      if (problem) return answer(400, { error: problem });
      const token = randomUUID();
      tokens.add(token);
      return answer(200, { access_token: token, expires_in: 3_599, token_type: 'Bearer' });
    }
    if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', '')))
      return refuse(401, 'UNAUTHENTICATED');
    if (fault === 'forbidden') return refuse(403, 'PERMISSION_DENIED');
    if (fault === 'busy') return refuse(429, 'RESOURCE_EXHAUSTED');
    const path = decodeURIComponent(url.pathname);
    const base = `/v4/spreadsheets/${SHEET_ID}/values/`;
    if (!path.startsWith(base)) return refuse(404, 'NOT_FOUND');
    if (request.method === 'GET') {
      const values = sheet.map(withoutTrailingEmpty);
      // Google leaves `values` out when the range has no cells.
      return answer(200, {
        range: 'Sheet1!A1:Z1000',
        majorDimension: 'ROWS',
        ...(values.length > 0 && { values }),
      });
    }
    if (!path.endsWith(':append') || !url.searchParams.has('valueInputOption'))
      return refuse(400, 'INVALID_ARGUMENT');
    appends += 1;
    /** @type {{ values: string[][] }} */
    const { values } = JSON.parse(text);
    const isRaw = url.searchParams.get('valueInputOption') === 'RAW';
    // Anything but RAW would run what begins like a formula.
    sheet.push(
      ...values.map((row) => row.map((cell) => (!isRaw && cell.startsWith('=') ? '#FORMULA' : cell))),
    );
    if (fault === 'append-then-drop') return response.socket?.resetAndDestroy();
    return answer(200, { spreadsheetId: SHEET_ID, updates: { updatedRows: values.length } });
  });
  const { url, close } = await listen(server);
  origin = url;
  return {
    env: {
      EVENTS_SHEET_ID: SHEET_ID,
      EVENTS_SHEETS_API: origin,
      GOOGLE_TOKEN_URL: `${origin}/token`,
      GOOGLE_SERVICE_ACCOUNT_EMAIL: EMAIL,
      GOOGLE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    },
    rows: () => sheet,
    appends: () => appends,
    /** @param {string[][]} next */
    reset: (next) => {
      sheet = next;
      fault = null;
      appends = 0;
    },
    /** @param {SheetFault | null} next */
    setFault: (next) => {
      fault = next;
    },
    close,
  };
}
