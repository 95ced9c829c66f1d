import type { IncomingMessage } from 'node:http';
import { isLoopback } from '#lib/server/http/is-loopback';

export type Refusal = { status: number; sentence: string; headers?: Record<string, string> };

export type Site = {
  /** The public address; without one every Host is ours. */
  siteUrl?: string;
  /** How many proxies of our own are in front, which may tell the Host in X-Forwarded-Host. */
  trustedProxies: number;
};

/** Asked by load balancers and monitors under an address of their own. */
const PROBED = /^\/(api\/(health|ready)|metrics)(\?|$)/;

/** The host without its port; undefined for what is no host. */
function hostnameOf(host: string): string | undefined {
  return /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`).hostname
    : undefined;
}

const withoutWww = (hostname: string) => hostname.replace(/^www\./, '');

/** Whether a request was sent to this site: its host with or without www, or this very machine. */
function isOurs({ headers, url = '' }: IncomingMessage, { siteUrl, trustedProxies }: Site): boolean {
  if (!siteUrl || PROBED.test(url)) return true;
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  const hostname = hostnameOf(
    String(forwarded ?? headers.host ?? '')
      .split(',')[0]
      ?.trim() ?? '',
  );
  if (!hostname) return false;
  return withoutWww(hostname) === withoutWww(new URL(siteUrl).hostname) || isLoopback(`http://${hostname}`);
}

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/** Why a request is refused before Next gets it, which would answer it badly; undefined when it is not. */
export function refusalOf(request: IncomingMessage, site: Site): Refusal | undefined {
  const { method = '', url = '' } = request;
  if (method === 'TRACE')
    return { status: 405, sentence: 'This method is not used here.', headers: { Allow: 'GET, HEAD, POST' } };
  // Of another server ('http://…'), or what a browser would read as one ('//…').
  if (!/^\/(?![/\\])/.test(url)) return { status: 400, sentence: 'This is not an address of this site.' };
  if (!isOurs(request, site)) return { status: 421, sentence: 'This site has another address.' };
  const isReading = method === 'GET' || method === 'HEAD';
  if (isReading && hasBody(request)) return { status: 400, sentence: 'A page is asked for without a body.' };
  // Next would take a form for one of its server actions, which we have none of, and log that.
  if (!isReading && !/^\/api\//.test(url))
    return { status: 405, sentence: 'Pages can only be read.', headers: { Allow: 'GET, HEAD' } };
  return undefined;
}
