/** Without what would end a line of the policy, which a host may hold. */
const PLAIN = /^https?:\/\/[\w.:[\]-]+$/;

/** The origin of a configured address as the policy of the pages may name it; undefined for one that is none. */
export function policyOrigin(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return PLAIN.test(origin) ? origin : undefined;
}
