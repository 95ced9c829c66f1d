import 'server-only';
import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { serverEnv } from '../env.server.ts';
import { RequestError } from './request-error.ts';
import { sendRequest } from './send-request.server.ts';

/** An upload takes as long as one to Cloudinary; a page waits for what is read. */
const WRITE_TIMEOUT_MS = 20_000;
const READ_TIMEOUT_MS = 5_000;
/** The last good copy of a sheet of 10 MB, as JSON, is the largest object that is read. */
const MAX_OBJECT_BYTES = 32 * 1024 * 1024;

type ObjectStorage = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Milliseconds and bytes for one request, for large objects, a signal that ends it, and how its answer is read. */
type Limits = { timeoutMs?: number; maxBytes?: number; signal?: AbortSignal; streamsBody?: boolean };

type StorageRequest = { method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; key: string } & {
  body?: Uint8Array<ArrayBuffer>;
  type?: string;
  limits?: Limits;
};

/** The configured S3-compatible storage; undefined when files are stored on disk. */
export function objectStorage(): ObjectStorage | undefined {
  const env = serverEnv();
  const { S3_ENDPOINT, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !bucket || !accessKeyId || !S3_SECRET_ACCESS_KEY) return undefined;
  const endpoint = S3_ENDPOINT.replace(/\/+$/, '');
  return { endpoint, region: env.S3_REGION, bucket, accessKeyId, secretAccessKey: S3_SECRET_ACCESS_KEY };
}

/** Sends a request signed with AWS Signature Version 4. Throws a RequestError that contains no URL and no key. */
async function send(
  storage: ObjectStorage,
  { method, key, body, type, limits }: StorageRequest,
): Promise<Response> {
  const { endpoint, bucket, ...identity } = storage;
  const path = key.split('/').map(encodeURIComponent).join('/');
  const url = `${endpoint}/${bucket}/${path}`;
  const digest = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const headers = { 'X-Amz-Content-Sha256': digest, ...(type && { 'Content-Type': type }) };
  const signed = await new AwsV4Signer({ ...identity, service: 's3', url, method, headers }).sign();
  const isRead = method === 'GET' || method === 'HEAD';
  return sendRequest(url, {
    method,
    // Not signed, as proxies change it. Without encoding, so that Content-Length is the object's.
    headers: { ...Object.fromEntries(signed.headers), 'Accept-Encoding': 'identity' },
    ...(body && { body }),
    maxBytes: MAX_OBJECT_BYTES,
    timeoutMs: isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
    ...limits,
  });
}

const refused = ({ status }: Response) =>
  new RequestError(`The storage answered with the status ${status}`, `HTTP_${status}`);

/** The version of an object, which changes with its content; undefined where the storage does not say. */
export const versionOf = ({ headers }: Response): string | undefined => headers.get('etag') ?? undefined;

/**
 * Stores an object under a key, replacing an older one, and resolves to the response. Throws a RequestError when it is
 * not stored.
 */
export async function putObject(
  storage: ObjectStorage,
  object: { key: string; body: Uint8Array<ArrayBuffer>; type: string; limits?: Limits },
): Promise<Response> {
  const response = await send(storage, { method: 'PUT', ...object });
  if (!response.ok) throw refused(response);
  return response;
}

/**
 * An object, or with HEAD its headers alone; undefined when there is none. Throws a RequestError otherwise. With
 * `streamsBody` its body is read as it comes, so it must be read or cancelled.
 */
export async function getObject(
  storage: ObjectStorage,
  key: string,
  { method = 'GET', ...limits }: Limits & { method?: 'GET' | 'HEAD' } = {},
): Promise<Response | undefined> {
  const response = await send(storage, { method, key, limits });
  if (response.status === 404) return undefined;
  if (response.status !== 200) throw refused(response);
  return response;
}

/**
 * Deletes an object; one that is not there counts as deleted. Throws a RequestError when it may still be there, or the
 * signal aborts.
 */
export async function deleteObject(storage: ObjectStorage, key: string, signal?: AbortSignal): Promise<void> {
  const response = await send(storage, { method: 'DELETE', key, ...(signal && { limits: { signal } }) });
  if (!response.ok && response.status !== 404) throw refused(response);
}
