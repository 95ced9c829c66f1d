import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { serverEnv } from '#lib/server/env.server';
import { PublicError } from '#lib/server/http/public-error';
import { RequestError } from '#lib/server/http/request-error';
import { sendRequest } from '#lib/server/http/send-request.server';
import { failedWithStatus, UNKNOWN_FAILURE } from './upload-rules.ts';

const CLOUDINARY_TIMEOUT_MS = 20_000;
const MAX_REASON_CHARACTERS = 200;

const uploaded = z.object({
  secure_url: z.url({ protocol: /^https$/ }).max(500),
  public_id: z.string().min(1).max(300),
});
const refused = z.object({ error: z.object({ message: z.string().min(1) }) });

export type CloudinaryAccount = {
  api: string;
  cloud: string;
  preset: string;
  key?: string | undefined;
  secret?: string | undefined;
};

/** The configured Cloudinary account; undefined when images are stored on our own disk. */
export function cloudinaryAccount(): CloudinaryAccount | undefined {
  const env = serverEnv();
  const { CLOUDINARY_CLOUD_NAME: cloud, CLOUDINARY_UPLOAD_PRESET: preset } = env;
  if (!cloud || !preset) return undefined;
  return {
    api: env.CLOUDINARY_API_BASE.replace(/\/+$/, ''),
    cloud,
    preset,
    key: env.CLOUDINARY_API_KEY,
    secret: env.CLOUDINARY_API_SECRET,
  };
}

/** Posts a form and returns the status and the parsed JSON, which is undefined when the response is no JSON. */
async function post(
  { api, cloud }: CloudinaryAccount,
  action: string,
  form: FormData,
  limits: { timeoutMs: number; signal?: AbortSignal },
) {
  const response = await sendRequest(`${api}/v1_1/${cloud}/image/${action}`, {
    method: 'POST',
    body: form,
    ...limits,
  });
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, ok: response.ok, body };
}

/**
 * Uploads an image to Cloudinary. Throws a PublicError 502: with Cloudinary's reason when it refuses, with the status
 * when it gives none, and with a fixed sentence when it does not respond within 20 s or its response is invalid.
 */
export async function uploadToCloudinary(
  account: CloudinaryAccount,
  image: Uint8Array,
  timeoutMs = CLOUDINARY_TIMEOUT_MS,
): Promise<{ url: string; public_id: string }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(image)], { type: 'image/webp' }), 'picture.webp');
  form.set('upload_preset', account.preset);
  const { status, ok, body } = await post(account, 'upload', form, { timeoutMs }).catch(() => {
    throw new PublicError(502, UNKNOWN_FAILURE);
  });
  if (!ok) {
    const reason = refused.safeParse(body).data?.error.message.slice(0, MAX_REASON_CHARACTERS);
    throw new PublicError(502, reason ?? failedWithStatus(status));
  }
  const { success, data } = uploaded.safeParse(body);
  if (!success) throw new PublicError(502, UNKNOWN_FAILURE);
  return { url: data.secure_url, public_id: data.public_id };
}

/**
 * Deletes an image at Cloudinary with a request signed by the account's secret; does nothing when none is configured or
 * the image does not exist any more. Throws a RequestError when Cloudinary refuses or does not respond, or the signal
 * aborts.
 */
export async function deleteFromCloudinary(publicId: string, signal?: AbortSignal): Promise<void> {
  const account = cloudinaryAccount();
  if (!account?.key || !account.secret) return;
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signed = `public_id=${publicId}&timestamp=${timestamp}${account.secret}`;
  const form = new FormData();
  form.set('public_id', publicId);
  form.set('timestamp', timestamp);
  form.set('api_key', account.key);
  form.set('signature', createHash('sha1').update(signed).digest('hex'));
  const limits = { timeoutMs: CLOUDINARY_TIMEOUT_MS, ...(signal && { signal }) };
  const { ok, status } = await post(account, 'destroy', form, limits);
  if (!ok) throw new RequestError(`Cloudinary deleted nothing (status ${status})`, `HTTP_${status}`);
}
