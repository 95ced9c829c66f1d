/** A loopback form-collection service: it accepts multipart forms and responds as configured. */
import { createServer } from 'node:http';
import { listen } from './listen.mjs';

/** @typedef {{ fields: Record<string, string>, accept: string | undefined, key: string | undefined }} TakenForm */
/** @typedef {number | 'down' | 'other-host' | 'own-host'} FormAnswer */

/** Starts the stand-in; `url` is what CONTACT_FORM_URL is set to. */
export async function startContactService() {
  /** @type {TakenForm[]} */
  const taken = [];
  /** @type {FormAnswer} */
  let answer = 200;
  const server = createServer(async (request, response) => {
    /** @type {Buffer[]} */
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url === '/thanks') {
      response.end('Thank you');
      return;
    }
    const body = new Response(Buffer.concat(chunks), {
      headers: { 'Content-Type': request.headers['content-type'] ?? '' },
    });
    if (answer === 'down') {
      response.socket?.resetAndDestroy();
      return;
    }
    const fields = Object.fromEntries(
      [...(await body.formData())].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]),
    );
    const key = request.headers['idempotency-key'];
    taken.push({ fields, accept: request.headers.accept, key: typeof key === 'string' ? key : undefined });
    if (answer === 'own-host') response.writeHead(303, { Location: '/thanks' }).end();
    else if (answer === 'other-host') response.writeHead(307, { Location: 'http://localhost:1/' }).end();
    else response.writeHead(answer).end('not read');
  });
  const { url, close } = await listen(server);
  return {
    url: `${url}/f/form`,
    taken,
    /** @param {FormAnswer} next */
    setAnswer: (next) => {
      answer = next;
    },
    close,
  };
}
