import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { clockScript } from '../../../lab/harness/moment.mjs';
import { listen } from '../../fakes/listen.mjs';

const OLD = 'static/chunks/';
const NEW = 'static/renewed/';
const isText = (type: string) => /html|javascript|x-component|json|css/.test(type);

type Reply = { status: number; type: string; body: string | Buffer };
/** A response of the site on its way to the browser. */
export type Passed = { status: number; headers: [name: string, value: string][]; body: Buffer };

/**
 * A server before a site, as a deployment has one. `deploy()` puts a new build in the place of the old one: every file
 * of it has another name, and those of the old one are gone. `replies` are responses given in place of the site,
 * `receivers` get the bodies that are posted to a path in place of the site, and `change` may change each response.
 */
export async function startProxyServer(
  target: string,
  change: (passed: Passed, path: string) => Passed = (passed) => passed,
) {
  let renewed = false;
  let down = false;
  let gate: Promise<void> | undefined;
  let openGate = () => {};
  const posts: string[] = [];
  const replies = new Map<string, Reply>();
  const receivers = new Map<string, (body: string) => void>();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', target);
    if (down) return response.destroy();
    await gate;
    if (request.method === 'POST') posts.push(pathname);
    const own = replies.get(pathname);
    if (own) return response.writeHead(own.status, { 'Content-Type': own.type }).end(own.body);
    if (renewed && pathname.includes(OLD)) return response.writeHead(404).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const receive = receivers.get(pathname);
    if (receive) {
      receive(Buffer.concat(chunks).toString());
      return response.writeHead(204).end();
    }
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (!/^(accept-encoding|connection|content-length|host|keep-alive|transfer-encoding)$/.test(name))
        headers.set(name, String(value));
    // Pages and forms are of this address.
    if (headers.has('origin')) headers.set('origin', target);
    const passed = await fetch(new URL((request.url ?? '/').replace(NEW, OLD), target), {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const type = passed.headers.get('content-type') ?? '';
    let body = Buffer.from(await passed.arrayBuffer());
    const kept = [...passed.headers]
      .filter(
        ([name]) =>
          !/^(content-encoding|content-length|connection|etag|keep-alive|transfer-encoding)$/.test(name),
      )
      // The digests are of scripts with the old names.
      .map(([name, value]): [string, string] => [
        name,
        renewed ? value.replace(/( 'sha256-[^']*')+/, " 'unsafe-inline'") : value,
      ]);
    // What the service worker keeps is judged by its clock.
    if (pathname === '/sw.js' && passed.ok) body = Buffer.concat([Buffer.from(clockScript()), body]);
    const sent = change(
      {
        status: passed.status,
        headers: kept,
        body: renewed && isText(type) ? Buffer.from(body.toString().replaceAll(OLD, NEW)) : body,
      },
      pathname,
    );
    response.writeHead(sent.status, sent.headers).end(sent.body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const { url, close } = await listen(server);
  return {
    url,
    /** Paths of the POSTs that came so far. */
    posts,
    replies,
    receivers,
    deploy: () => {
      renewed = true;
    },
    /** Whether every connection is closed without a response. */
    setDown: (isDown: boolean) => {
      down = isDown;
    },
    /** From now on requests arrive and get no response, until `release()`. */
    hold: () => {
      gate = new Promise((resolve) => {
        openGate = resolve;
      });
    },
    release: () => {
      gate = undefined;
      openGate();
    },
    close,
  };
}

export type ProxyServer = Awaited<ReturnType<typeof startProxyServer>>;
