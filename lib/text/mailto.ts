/** What encodeURIComponent escapes though it is itself in the address of a mailto link (RFC 6068, section 2). */
const AS_IT_IS = /%(?:40|2B|24|2C|3A)/g;

/**
 * The link that writes to an address: of what stands in one, only what would end it is escaped.
 * `mailtoLink('ana+fest@example.bz')` is 'mailto:ana+fest@example.bz'.
 */
export function mailtoLink(email: string, { subject }: { subject?: string } = {}): string {
  const address = encodeURIComponent(email).replace(AS_IT_IS, decodeURIComponent);
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
