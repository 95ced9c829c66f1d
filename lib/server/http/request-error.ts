/** Why an outgoing request failed. Its text and code are safe to log and show: they contain no URL, key or answer. */
export class RequestError extends Error {
  /** A code of the system ('ECONNREFUSED'), or of ours, like 'NO_ANSWER' after the timeout. */
  readonly code: string;

  constructor(sentence: string, code: string) {
    super(sentence);
    this.name = 'RequestError';
    this.code = code;
  }
}

/** An answer that is larger than allowed. `bytes` is its size, where the server has announced it. */
export class AnswerTooLarge extends RangeError {
  readonly maxBytes: number;
  readonly bytes: number | undefined;

  constructor(maxBytes: number, bytes?: number) {
    super(`The answer is larger than ${maxBytes / 1024 / 1024} MB`);
    this.name = 'AnswerTooLarge';
    this.maxBytes = maxBytes;
    this.bytes = bytes;
  }
}

/** Whether a request failed because no whole answer came in time. */
export const isTimeout = (error: unknown) => error instanceof RequestError && error.code === 'NO_ANSWER';
