import { asJsonObject } from '#lib/text/json-object';

const SOURCES = ['sheets-api', 'published-csv'] as const;
const MAX_TEXT_LENGTH = 300;

/** The state of one source of events; `configured` is false for one that the site does not use. */
type SourceCheck = {
  configured: boolean;
  answering?: boolean;
  lastAnsweredAt?: string;
  lastFailedAt?: string;
  lastError?: string;
};
type HealthChecks = { checkedAt: string; status: string } & Record<(typeof SOURCES)[number], SourceCheck>;

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : undefined);

/**
 * The stored summary of the response of /api/health, which is untrusted; without a response the status is
 * 'unreachable'.
 */
export function healthChecksOf(response: unknown, checkedAt: string): HealthChecks {
  const { status, sources } = asJsonObject(response);
  const check = (name: string): SourceCheck => {
    const source = asJsonObject(sources)[name];
    const { answering, lastAnsweredAt, lastFailedAt, lastError } = asJsonObject(source);
    return {
      configured: source !== undefined,
      answering: typeof answering === 'boolean' ? answering : undefined,
      lastAnsweredAt: textOf(lastAnsweredAt),
      lastFailedAt: textOf(lastFailedAt),
      lastError: textOf(lastError),
    };
  };
  return {
    checkedAt,
    status: textOf(status) ?? 'unreachable',
    'sheets-api': check('sheets-api'),
    'published-csv': check('published-csv'),
  };
}
