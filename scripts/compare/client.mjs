// Requests as they are written here: nothing is added, followed, unpacked or kept.
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';

/**
 * Sends one request on a connection of its own.
 * @param {string} url The site's address, without a slash at the end.
 * @param {{ path: string, method?: string, headers?: Record<string, string>, body?: string | Buffer }} asked
 * @returns {Promise<{ status: number, headers: Record<string, string | string[]>, bytes: Buffer, text: string }>}
 */
export function send(url, { path, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method, headers, agent: false }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const sent = Buffer.concat(chunks);
        const bytes =
          response.headers['content-encoding'] === 'gzip' && sent.length > 0 ? gunzipSync(sent) : sent;
        resolve({ status: response.statusCode, headers: response.headers, bytes, text: bytes.toString() });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** A request with a JSON body. */
export const asJson = (path, body, headers = {}) => ({
  path,
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A request as a plain HTML form sends it. */
export const asForm = (path, fields, headers = {}) => ({
  path,
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

/** A request with a file in a multipart form. */
export function asUpload(path, { field = 'file', name, type, bytes }, headers = {}) {
  const boundary = '----compare-upload';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    path,
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, ...headers },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
