// Gmail ignores dots: https://support.google.com/mail/answer/7436150
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address most likely leads to, by which mails to it are counted: without upper case and without
 * what follows a plus sign (RFC 5233). Never an address to send to.
 *
 *     mailboxOf('Maria.Lopez+fiesta@Gmail.com') // 'marialopez@gmail.com'
 */
export function mailboxOf(address: string): string {
  const [, before = '', domain = ''] =
    /^(.*)@(.*)$/s.exec(address.trim().normalize('NFKC').toLowerCase()) ?? [];
  const name = before.replace(/(.)\+.*$/s, '$1');
  return `${WITHOUT_DOTS.has(domain) ? name.replaceAll('.', '') : name}@${domain.replace('googlemail.com', 'gmail.com')}`;
}
