/** Without characters that would end a directive of the policy: URL allows ';' in a host. */
const PLAIN = /^https?:\/\/[\w.:[\]-]+$/;

/** The origin of a configured URL for the content security policy; undefined when it is invalid. */
export function policyOrigin(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return PLAIN.test(origin) ? origin : undefined;
}
