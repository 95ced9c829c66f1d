import { failedWithStatus, UNKNOWN_FAILURE } from './upload-rules.ts';

/** A failed upload, with the sentence to show. */
export class UploadFailure extends Error {
  /** 'refused': the same image would be refused again. 'busy': try later. 'lost': the network or the server failed. */
  readonly kind: 'refused' | 'busy' | 'lost';
  /** Seconds to wait before trying again, when the server gave them. */
  readonly retryAfter: number | undefined;

  constructor(kind: UploadFailure['kind'], sentence: string, retryAfter?: number) {
    super(sentence);
    this.name = 'UploadFailure';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;

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
  if (status === TOO_MANY_REQUESTS || status === UNAVAILABLE)
    return new UploadFailure('busy', words, Number.isNaN(seconds) ? undefined : seconds);
  return new UploadFailure(status >= 400 && status < 500 ? 'refused' : 'lost', words);
}
