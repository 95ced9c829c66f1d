import type { Mail } from '#lib/outbox/mail';
import { SITE_NAME } from '#lib/site/site';
import { greeting, WRONG_ADDRESS_WORDS } from './receipt-mail.ts';

/**
 * The mail after an address's last receipt of the day. Different people may have typed the address, so it contains no
 * name, title or link of any submission.
 */
export const lastReceiptMail = (address: string): Mail => ({
  to: { name: '', address },
  subject: 'We have more from you',
  parts: [
    greeting(''),
    {
      paragraph:
        'Thank you! More has come in with your address than we confirm by email in a day, and we have all of it. We send no more confirmations for now; the page that you see after sending shows each private link.',
    },
    { paragraph: WRONG_ADDRESS_WORDS },
    { paragraph: SITE_NAME },
  ],
});
