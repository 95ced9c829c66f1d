import 'client-only';
import { parseJson } from '#lib/text/parse-json';
import { type UploadedImage, uploadAnswerSchema } from './upload-answer.ts';
import { uploadFailureOf } from './upload-failure.ts';
import { UPLOAD_TIMEOUT_MS } from './upload-rules.ts';

type SendOptions = {
  /** Called with the part that has left, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
  address?: string;
};

/**
 * Sends a picture to our upload and answers with its address. Rejects with an UploadFailure, or with the signal's
 * reason when it was given up.
 */
export function sendImage(picture: Blob, options: SendOptions = {}): Promise<UploadedImage> {
  const { onProgress, signal, address = '/api/upload-image' } = options;
  return new Promise((resolve, reject) => {
    // fetch() cannot say how much has left.
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    const fail = () => reject(signal?.aborted ? signal.reason : uploadFailureOf(0));
    request.open('POST', address);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = uploadAnswerSchema.safeParse(parseJson(request.responseText)).data;
      if (request.status === 200 && answer?.success) resolve(answer);
      else {
        const sentence = answer?.success === false ? answer.error : undefined;
        reject(uploadFailureOf(request.status, sentence, request.getResponseHeader('Retry-After')));
      }
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onloadend = () => signal?.removeEventListener('abort', giveUp);
    if (signal?.aborted) return fail();
    signal?.addEventListener('abort', giveUp);
    const form = new FormData();
    form.set('file', picture, 'picture');
    request.send(form);
  });
}
