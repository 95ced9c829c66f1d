import type { FieldErrors } from '#lib/text/field-errors';

type Details = {
  /** Machine-readable kind of error. */
  code?: string;
  fields?: FieldErrors;
  /** Seconds, for the header Retry-After. */
  retryAfter?: number;
};

/** An error whose message may be shown to visitors, with the HTTP status of the response. */
export class PublicError extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, sentence: string, details: Details = {}) {
    super(sentence);
    this.name = 'PublicError';
    this.status = status;
    this.details = details;
  }
}
