import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { strictPolicy } from '#lib/server/http/content-security-policy';

const POLICY = 'content-security-policy';

type Collector = {
  /** Asked once, when status and headers are known: the bytes up to which the body is collected; 0 for not at all. */
  maxBytes: () => number;
  /** Called with the whole body; has to call `sendWhole`. */
  collected: (body: Buffer) => void;
  /** Called in its place when the body is sent as it comes. */
  passedOn: () => void;
};

/** A response whose body can be collected before anything is sent, so that headers may depend on it. */
export class FrontResponse extends ServerResponse<IncomingMessage> {
  #collector: Collector | undefined;
  #chunks: Buffer[] | undefined;
  #bytes = 0;
  #maxBytes = 0;

  /** Collects what is written from now on, up to `maxBytes`. */
  collect(collector: Collector): void {
    this.#collector = collector;
  }

  /** Whether the body is collected; decides at the first call, when the headers are known. */
  #isCollecting(): boolean {
    if (this.#collector && !this.#chunks) {
      this.#maxBytes = this.#collector.maxBytes();
      if (this.#maxBytes > 0) this.#chunks = [];
      else this.#passOn();
    }
    return this.#chunks !== undefined;
  }

  /** Ends collecting; sends what is collected already. */
  #passOn(): boolean {
    const chunks = this.#chunks;
    const collector = this.#collector;
    this.#collector = undefined;
    this.#chunks = undefined;
    collector?.passedOn();
    return !chunks || this.writeHead(this.statusCode).write(Buffer.concat(chunks));
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
    return this.#bytes <= this.#maxBytes || this.#passOn();
  }

  // biome-ignore lint/suspicious/noExplicitAny: the parameters of Node's overloads
  override end(...parts: any[]): this {
    if (!this.#isCollecting()) return super.end(...(parts as Parameters<ServerResponse['end']>));
    const collector = this.#collector;
    // After the end, which clears it: what is written then is ignored, as Node does.
    if (!collector) return this;
    this.#keep(parts);
    if (this.#bytes > this.#maxBytes) {
      this.#passOn();
      return super.end();
    }
    this.#collector = undefined;
    collector.collected(Buffer.concat(this.#chunks ?? []));
    return this;
  }

  #keep([chunk, ...rest]: unknown[]): void {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
      const [encoding] = rest.filter((part) => typeof part === 'string') as BufferEncoding[];
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk);
      this.#chunks?.push(bytes);
      this.#bytes += bytes.length;
    }
    const done = [chunk, ...rest].find((part) => typeof part === 'function');
    if (done) process.nextTick(done as () => void);
  }
}
