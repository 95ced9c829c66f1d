import 'server-only';
import { siteUrl } from '#lib/server/env.server';
import { SESSION_COOKIES } from './session-cookies.ts';
import { SESSION_DAYS } from './sessions.server.ts';

const isSecure = () => siteUrl().startsWith('https:');

const sessionCookieName = () => (isSecure() ? SESSION_COOKIES.secure : SESSION_COOKIES.plain);

function cookie(value: string, maxAgeSeconds: number): string {
  const parts = [`${sessionCookieName()}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly'];
  return [...parts, 'SameSite=Lax', ...(isSecure() ? ['Secure'] : [])].join('; ');
}

/** The Set-Cookie header that stores a session in the browser. */
export const sessionCookie = (token: string) => cookie(token, SESSION_DAYS * 86_400);

/** The Set-Cookie header that deletes it. */
export const expiredSessionCookie = () => cookie('', 0);

/** The session token of a Cookie header; '' when there is none. */
export function sessionTokenOf(cookies: string | null): string {
  const prefix = `${sessionCookieName()}=`;
  const found = (cookies ?? '').split(/;\s*/).find((part) => part.startsWith(prefix));
  return found?.slice(prefix.length) ?? '';
}
