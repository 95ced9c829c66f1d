import 'server-only';
import { errorMessage } from '#lib/server/error-message';
import { AnswerTooLarge } from '#lib/server/http/request-error';
import { sendRequest } from '#lib/server/http/send-request.server';
import { retryAfterMs, SourceError, tooLargeSentence } from './source-error.ts';

/** The reason of a request that failed. */
function sourceErrorOf(error: unknown): SourceError {
  if (error instanceof AnswerTooLarge)
    return new SourceError('too-large', tooLargeSentence(error.maxBytes, error.bytes));
  return new SourceError('unreachable', errorMessage(error));
}

/** Loads the text of a sheet. Throws a SourceError: for a failed connection, a status other than 200, a size above 10 MB. */
export async function fetchSheet(url: string, options: Parameters<typeof sendRequest>[1]) {
  const response = await sendRequest(url, options).catch((error: unknown) => {
    throw sourceErrorOf(error);
  });
  const { status, statusText, headers } = response;
  if (status === 200) return { contentType: headers.get('content-type') ?? '', text: await response.text() };
  throw new SourceError('status', `Failed to fetch CSV: ${status} ${statusText}`.trim(), {
    retryAfterMs: retryAfterMs(headers.get('retry-after') ?? undefined, Date.now()),
  });
}
