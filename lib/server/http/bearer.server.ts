import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header has one of these secrets (`Bearer …`); compared in constant time. */
export function hasBearer(authorization: string | null, secrets: readonly (string | undefined)[]): boolean {
  const given = digest(authorization ?? '');
  return secrets.some((secret) => secret !== undefined && timingSafeEqual(given, digest(`Bearer ${secret}`)));
}
