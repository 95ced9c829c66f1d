// HTTP requests exactly as given: no further headers, no redirects, no connection reuse.
import { request as openRequest } from 'node:http';
import { gunzipSync } from 'node:zlib';

/**
 * Sends one request on a connection of its own, and decompresses gzip. Rejects when the connection fails.
 * @param {string} url The site's address, without a slash at the end.
 * @param {{ path: string, method?: string, headers?: Record<string, string>, body?: string | Buffer }} request
 * @returns {Promise<{ status: number, headers: Record<string, string | string[]>, bytes: Buffer, text: string }>}
 */
export function send(url, { path, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const outgoing = openRequest(url + path, { method, headers, agent: false }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const received = Buffer.concat(chunks);
        const bytes =
          response.headers['content-encoding'] === 'gzip' && received.length > 0
            ? gunzipSync(received)
            : received;
        resolve({ status: response.statusCode, headers: response.headers, bytes, text: bytes.toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** A POST request with a JSON body; a string is sent as it is. */
export const jsonRequest = (path, body, headers = {}) => ({
  path,
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A POST request as a plain HTML form sends it. */
export const formRequest = (path, fields, headers = {}) => ({
  path,
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

/** A POST request with a file in a multipart form. */
export function uploadRequest(path, { field = 'file', name, type, bytes }, headers = {}) {
  const boundary = '----compare-upload';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    path,
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, ...headers },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
