import type { Mail } from '#lib/outbox/mail';
import { SITE_NAME } from '#lib/site/site';
import { greeting, WRONG_ADDRESS_WORDS } from './receipt-mail.ts';

/**
 * The mail after the last receipt that an address gets in a day. It stands for submissions that several people may have
 * sent with this address, so it has no name, title or link of any.
 */
export const lastReceiptMail = (address: string): Mail => ({
  to: { name: '', address },
  subject: 'We have more from you',
  parts: [
    greeting(''),
    {
      paragraph:
        'Thank you! More has come in with your address than we confirm by mail in a day, and we have all of it. The page that you see after sending shows each private link; for now we send no more confirmations.',
    },
    { paragraph: WRONG_ADDRESS_WORDS },
    { paragraph: SITE_NAME },
  ],
});
