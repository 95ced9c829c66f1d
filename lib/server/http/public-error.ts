import type { FieldErrors } from '#lib/forms/field-schemas';

type Details = {
  /** For a program: what kind of refusal it is. */
  code?: string;
  fields?: FieldErrors;
  /** Seconds after which it is worth trying again. */
  retryAfter?: number;
};

/** An error whose sentence may be shown to anybody, with the status to answer with. */
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
