import { failedWithStatus, UNKNOWN_FAILURE } from './upload-rules.ts';

/** A failed upload, with the sentence to show. */
export class UploadFailure extends Error {
  /**
   * 'refused': the same image would be refused again. 'busy': try later. 'full': try much later. 'lost': the network or
   * the server failed.
   */
  readonly kind: 'refused' | 'busy' | 'full' | 'lost';
  /** Seconds to wait before trying again, when the server gave them. */
  readonly retryAfter: number | undefined;

  constructor(kind: UploadFailure['kind'], sentence: string, retryAfter?: number) {
    super(sentence);
    this.name = 'UploadFailure';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Automatic tries by kind of failure, and seconds between them where there is no Retry-After. */
export const UPLOAD_TRIES = { busy: 12, lost: 2, full: 1, refused: 1 } as const;
export const UPLOAD_PAUSE_SECONDS = 3;

/** Kinds of failures by status; other statuses from 400 to 499 mean refused, all others lost. */
const KINDS: Record<number, UploadFailure['kind']> = { 408: 'lost', 429: 'busy', 503: 'busy', 507: 'full' };
/** Seconds of a pause above which a busy server is full: it is better to say so than to wait. */
const LONGEST_PAUSE_SECONDS = 60;

/**
 * The failure for a response: `sentence` is the server's own, `retryAfter` its header. Without a sentence the message
 * is 'Upload failed with status 502', without a status (0) 'Unknown upload error occurred'.
 */
export function uploadFailureOf(
  status: number,
  sentence?: string,
  retryAfter?: string | null,
): UploadFailure {
  const seconds = Number.parseInt(retryAfter ?? '', 10);
  const words = sentence || (status >= 400 ? failedWithStatus(status) : UNKNOWN_FAILURE);
  const kind = KINDS[status] ?? (status >= 400 && status < 500 ? 'refused' : 'lost');
  if (kind === 'busy' && seconds > LONGEST_PAUSE_SECONDS) return new UploadFailure('full', words);
  return new UploadFailure(kind, words, Number.isNaN(seconds) ? undefined : seconds);
}
