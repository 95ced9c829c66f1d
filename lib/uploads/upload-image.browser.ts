import 'client-only';
import { parseJson } from '#lib/text/parse-json';
import { uploadFailureOf } from './upload-failure.ts';
import { type UploadedImage, uploadResponseSchema } from './upload-response.ts';
import { UPLOAD_TIMEOUT_MS } from './upload-rules.ts';

type SendOptions = {
  /** Called with the share that is sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
  address?: string;
};

/**
 * Uploads an image and resolves to its address. Rejects with an UploadFailure, or with the signal's reason when it was
 * aborted.
 */
export function sendImage(image: Blob, options: SendOptions = {}): Promise<UploadedImage> {
  const { onProgress, signal, address = '/api/upload-image' } = options;
  return new Promise((resolve, reject) => {
    // fetch() reports no upload progress.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = () => reject(signal?.aborted ? signal.reason : uploadFailureOf(0));
    request.open('POST', address);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = uploadResponseSchema.safeParse(parseJson(request.responseText)).data;
      if (request.status === 200 && body?.success) resolve(body);
      else {
        const sentence = body?.success === false ? body.error : undefined;
        reject(uploadFailureOf(request.status, sentence, request.getResponseHeader('Retry-After')));
      }
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return fail();
    signal?.addEventListener('abort', abort);
    const form = new FormData();
    form.set('file', image, 'picture');
    request.send(form);
  });
}
