import { policyOrigin } from '#lib/server/http/policy-origin';

const SERVICE = 'https://api.openai.com';

/**
 * The origin to which browsers send sound, like 'https://api.openai.com'; undefined without a key or for an invalid
 * address. The build writes it into the pages' Content-Security-Policy, so it depends on the settings alone.
 */
export function liveVoiceOrigin({
  OPENAI_API_KEY,
  OPENAI_API_BASE,
}: Record<string, string | undefined>): string | undefined {
  return OPENAI_API_KEY ? policyOrigin(OPENAI_API_BASE || SERVICE) : undefined;
}
