import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { strictPolicy } from '#lib/server/http/content-security-policy';

const POLICY = 'content-security-policy';

type Collector = {
  /** Asked once, when status and headers are known: whether the body is collected rather than sent. */
  wants: (response: FrontResponse) => boolean;
  /** Called with the whole body; has to call `sendWhole`. */
  collected: (body: Buffer) => void;
};

/** A response whose body can be collected before anything is sent, so that headers may depend on it. */
export class FrontResponse extends ServerResponse<IncomingMessage> {
  #collector: Collector | undefined;
  #chunks: Buffer[] | undefined;

  /** Collects what is written from now on, if `wants` agrees. */
  collect(collector: Collector): void {
    this.#collector = collector;
  }

  /** Whether the body is collected; decides at the first call, when the headers are known. */
  #isCollecting(): boolean {
    if (this.#collector && !this.#chunks) {
      if (this.#collector.wants(this)) this.#chunks = [];
      else this.#collector = undefined;
    }
    return this.#chunks !== undefined;
  }

  /** Sends these headers and this body in place of everything that was set and collected. */
  sendWhole(status: number, headers: OutgoingHttpHeaders | string[], body?: Buffer): void {
    this.#collector = undefined;
    this.#chunks = undefined;
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    super.writeHead(status, headers);
    super.end(body);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((part) => typeof part === 'object' && part !== null);
    if (headers && !Array.isArray(headers))
      for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
        if (value !== undefined) this.setHeader(name, value);
    if (this.#isCollecting()) return this;
    const policy = this.getHeader(POLICY);
    // A browser keeps the policy of the copy that it has.
    if (status === 304) this.removeHeader(POLICY);
    else if (policy) this.setHeader(POLICY, strictPolicy(String(policy)));
    return super.writeHead(status);
  }

  override flushHeaders(): void {
    if (!this.#isCollecting()) super.flushHeaders();
  }

  // biome-ignore lint/suspicious/noExplicitAny: the parameters of Node's overloads
  override write(...parts: any[]): boolean {
    if (!this.#isCollecting()) return super.write(...(parts as Parameters<ServerResponse['write']>));
    this.#keep(parts);
    return true;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the parameters of Node's overloads
  override end(...parts: any[]): this {
    if (!this.#isCollecting()) return super.end(...(parts as Parameters<ServerResponse['end']>));
    const collector = this.#collector;
    // Cleared first: what is written after the end is ignored, as Node does.
    this.#collector = undefined;
    if (!collector) return this;
    this.#keep(parts);
    collector.collected(Buffer.concat(this.#chunks ?? []));
    return this;
  }

  #keep([chunk, ...rest]: unknown[]): void {
    if (typeof chunk === 'string') {
      const [encoding] = rest.filter((part) => typeof part === 'string') as BufferEncoding[];
      this.#chunks?.push(Buffer.from(chunk, encoding));
    } else if (chunk instanceof Uint8Array) this.#chunks?.push(Buffer.from(chunk));
    const done = [chunk, ...rest].find((part) => typeof part === 'function');
    if (done) process.nextTick(done as () => void);
  }
}
