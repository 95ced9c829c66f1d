import { guardPost, networkForShares } from '#lib/server/handlers/guard.server';
import { jsonResponse, toPublicError } from '#lib/server/handlers/response.server';
import { uploadImage } from '#lib/uploads/upload-image.server';
import type { UploadResponse } from '#lib/uploads/upload-response';

export const dynamic = 'force-dynamic';

const ENDPOINT = 'upload-image';

/** Stores one image and responds with its address, or with the reason why it was refused. */
export async function POST(request: Request): Promise<Response> {
  try {
    await guardPost(request, ENDPOINT);
    return jsonResponse(
      (await uploadImage(request, networkForShares(request), Date.now())) satisfies UploadResponse,
    );
  } catch (error) {
    const { status, message, details } = toPublicError(error, ENDPOINT);
    const headers = {
      ...(details.retryAfter && { 'Retry-After': String(details.retryAfter) }),
      // A client that has stopped sending keeps its connection open for as long as it may.
      ...(status === 408 && { Connection: 'close' }),
    };
    return jsonResponse({ success: false, error: message } satisfies UploadResponse, status, headers);
  }
}
