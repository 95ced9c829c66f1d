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

/** Whether a request failed because no whole answer came in time. */
export const isTimeout = (error: unknown) => error instanceof RequestError && error.code === 'NO_ANSWER';
