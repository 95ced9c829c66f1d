import { policyOrigin } from '#lib/server/http/policy-origin';

const SERVICE = 'https://api.openai.com';

/**
 * The origin that browsers send their sound to, like 'https://api.openai.com'; undefined without a key, and for an
 * address that is none. The build writes it into the policy of the pages, so it is a function of the settings alone.
 */
export function liveVoiceOrigin({
  OPENAI_API_KEY,
  OPENAI_API_BASE,
}: Record<string, string | undefined>): string | undefined {
  return OPENAI_API_KEY ? policyOrigin(OPENAI_API_BASE || SERVICE) : undefined;
}
