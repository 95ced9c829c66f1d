import 'server-only';
import { createSign } from 'node:crypto';
import { z } from 'zod';
import { sendRequest } from '#lib/server/http/send-request.server';

const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';
const LIFETIME_SECONDS = 600;
const TIMEOUT_MS = 30_000;

const answer = z.object({ access_token: z.string().min(1) });
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

type ServiceAccount = { email: string; privateKey: string; tokenUrl: string };

/** A JSON Web Token, signed with RS256, that asks for the right to edit sheets (RFC 7523). */
function assertionOf({ email, privateKey, tokenUrl }: ServiceAccount, now: number): string {
  const issued = Math.floor(now / 1_000);
  const claims = { iss: email, scope: SCOPE, aud: tokenUrl, iat: issued, exp: issued + LIFETIME_SECONDS };
  const text = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
}

/** Requests an access token; without `token` the request was refused with `status`. Throws a RequestError. */
export async function googleToken(
  account: ServiceAccount,
  now: number,
  signal: AbortSignal,
): Promise<{ token?: string; status: number }> {
  const response = await sendRequest(account.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: assertionOf(account, now),
    }),
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  const parsed = answer.safeParse(await response.json().catch(() => undefined));
  return response.ok && parsed.success
    ? { token: parsed.data.access_token, status: response.status }
    : { status: response.status };
}
