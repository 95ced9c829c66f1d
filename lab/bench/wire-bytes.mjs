// Counts the bytes of requests that several targets of a browser report: a page, its workers, and the service worker.

/** What a browser has got from itself or from a service worker, whose own request is reported by that one. */
const isFromNetwork = ({ fromServiceWorker, fromDiskCache, fromPrefetchCache }) =>
  !fromServiceWorker && !fromDiskCache && !fromPrefetchCache;

/** An answer's headers as they are written out, for those of which Chromium reports no bytes. */
const headerBytes = (headers) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);

/** What an answer costs by its own headers; 0 where they do not say, or where it has no body. */
function declaredBytes({ status, headers }, method) {
  const [, length] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length') ?? [];
  return status === 200 && method !== 'HEAD' && length ? Number(length) + headerBytes(headers) : 0;
}

/**
 * A counter that is told each event of Chromium's Network domain. Bytes are those that came over the network: compressed,
 * with headers, and what has come so far of an answer that is still under way. A request that several targets report is
 * one, of the target that reported it first.
 */
export function wireCounter() {
  const requests = new Map();

  /** What this target has heard of a request; undefined of one that began before it listened. */
  function heardOf(target, requestId) {
    const request = requests.get(requestId);
    if (!request) return undefined;
    if (!request.heard.has(target))
      request.heard.set(target, { redirects: 0, bytes: 0, declared: 0, isOwn: true });
    return request.heard.get(target);
  }

  const hears = {
    requestWillBeSent(target, { requestId, request, redirectResponse }) {
      if (!/^https?:/.test(request.url)) return;
      if (!requests.has(requestId))
        requests.set(requestId, { url: request.url, verb: request.method, target, heard: new Map() });
      const heard = heardOf(target, requestId);
      // A redirect goes on under the same id.
      if (redirectResponse && isFromNetwork(redirectResponse))
        heard.redirects += redirectResponse.encodedDataLength;
    },
    responseReceived(target, { requestId, response }) {
      const heard = heardOf(target, requestId);
      if (heard)
        Object.assign(heard, {
          bytes: Math.max(0, response.encodedDataLength),
          // What comes from the memory of the page was reported as such before its answer.
          isOwn: heard.isOwn && isFromNetwork(response),
          declared: declaredBytes(response, requests.get(requestId).verb),
        });
    },
    requestServedFromCache(target, { requestId }) {
      const heard = heardOf(target, requestId);
      if (heard) heard.isOwn = false;
    },
    dataReceived(target, { requestId, encodedDataLength }) {
      const heard = heardOf(target, requestId);
      if (heard) heard.bytes += Math.max(0, encodedDataLength);
    },
    loadingFinished(target, { requestId, encodedDataLength }) {
      const heard = heardOf(target, requestId);
      // Of a worker's own script, and of what that imports, Chromium reports no body.
      if (heard) heard.bytes = encodedDataLength < heard.declared / 2 ? heard.declared : encodedDataLength;
    },
  };

  const bytesOf = ({ heard }) =>
    Math.max(0, ...[...heard.values()].map(({ redirects, bytes, isOwn }) => redirects + (isOwn ? bytes : 0)));

  return {
    /** @param {string} target Who reports it. @param {string} method As Chromium names the event. */
    hear: (target, method, event) => hears[method.replace('Network.', '')]?.(target, event),
    /** Each request that cost something so far. @returns {{ url: string, target: string, bytes: number }[]} */
    requests: () =>
      [...requests.values()]
        .map((request) => ({ url: request.url, target: request.target, bytes: bytesOf(request) }))
        .filter(({ bytes }) => bytes > 0),
  };
}

/** The bytes of some requests, of all of them and by target. */
export function wireBytes(requests) {
  const found = { all: 0 };
  for (const { target, bytes } of requests) {
    found.all += bytes;
    found[target] = (found[target] ?? 0) + bytes;
  }
  return found;
}
