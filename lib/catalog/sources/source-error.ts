import { type Doubt, doubtCode } from './doubt.ts';

/** Why a response of a source was refused, for counting. */
export type RefusalReason =
  | 'unreachable'
  | 'status'
  | 'too-large'
  | 'no-sheet'
  | 'empty'
  | 'damaged'
  | Doubt['reason'];

/** What is known of a refused response besides the sentence. */
type RefusalDetails = {
  /** How long the source asked not to be asked again, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** The columns that the sheet lacks ('damaged'), or that are blank in it. */
  columns?: readonly string[] | undefined;
  /** The codes of what makes it look like an accident. */
  doubts?: readonly string[];
};

/** A response of a source that must not be served. Its message has no secret. */
export class SourceError extends Error {
  readonly reason: RefusalReason;
  readonly retryAfterMs: number | undefined;
  readonly columns: readonly string[];
  /** Those of a response that looks like an accident, which a moderator or an editor may accept; else none. */
  readonly doubts: readonly string[];

  constructor(
    reason: RefusalReason,
    sentence: string,
    { retryAfterMs, columns = [], doubts = [] }: RefusalDetails = {},
  ) {
    super(sentence);
    this.name = 'SourceError';
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
    this.columns = columns;
    this.doubts = doubts;
  }
}

/** The error for a response that looks like an accident for one reason or several. */
export const doubtError = (doubts: readonly [Doubt, ...Doubt[]]): SourceError =>
  new SourceError(doubts[0].reason, doubts.map(({ sentence }) => sentence).join('. '), {
    columns: doubts.flatMap(({ columns }) => columns),
    doubts: doubts.map(doubtCode),
  });

/** The longest time that a source can ask us to wait, in milliseconds. */
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * The milliseconds of a Retry-After header (RFC 9110, 10.2.3: seconds, or a date), at most an hour; undefined without a
 * readable one. `now` is in milliseconds since 1970.
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), LONGEST_PAUSE_MS);
}

const MEGABYTE = 1024 * 1024;
/** How many events fit into ten megabytes: rows of the sample calendar have 150 bytes, long ones twice that. */
const EVENTS_PER_MEGABYTE = 5_000;

const megabytes = (bytes: number) => `${Number((bytes / MEGABYTE).toFixed(1))} MB`;

/** The sentence for a sheet above the limit: its size where it is known, and the limit. Both in bytes. */
export function tooLargeSentence(maxBytes: number, bytes: number | undefined): string {
  const events = ((maxBytes / MEGABYTE) * EVENTS_PER_MEGABYTE).toLocaleString('en-US');
  const size = bytes === undefined ? `more than ${megabytes(maxBytes)}` : megabytes(bytes);
  return `The sheet has ${size}; the limit is ${megabytes(maxBytes)} (about ${events} events)`;
}
