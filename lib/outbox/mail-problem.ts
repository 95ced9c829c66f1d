import { z } from 'zod';
import type { DeliveryProblem } from './delivery-error.ts';

// What Nodemailer, the system and the disk say of a failure.
const shape = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
});

// RFC 3463: no such mailbox, no such domain, bad syntax, a domain that takes no mail.
const NO_SUCH_ADDRESS = /\b5\.1\.(1|2|3|10)\b/;
/** Where a server's answer is about this one mail; before, it is about us. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/** What a failed sending means for the mail, with a code that names nobody ('SMTP_550', 'ECONNECTION'). */
export function mailProblem(error: unknown): { problem: DeliveryProblem; code: string } {
  const { code = 'UNKNOWN', responseCode, command = '', response = '' } = shape.safeParse(error).data ?? {};
  if (code === 'EABORT') return { problem: 'temporary', code: 'TOO_SLOW' };
  if (responseCode === undefined) {
    // Refused before anything was sent: the address cannot be one, or this server cannot write its letters.
    if (code === 'EENVELOPE') return { problem: 'hopeless', code };
    if (code === 'EMESSAGE' || code === 'UNKNOWN') return { problem: 'temporary', code };
    return { problem: 'unreachable', code };
  }
  const answer = `SMTP_${responseCode}`;
  // 421 ends the connection; 503 says that the conversation, not the mail, went wrong.
  if (!ABOUT_THE_MAIL.has(command) || responseCode === 421) return { problem: 'unreachable', code: answer };
  if (responseCode < 500 || responseCode === 503) return { problem: 'temporary', code: answer };
  const isHopeless = command === 'RCPT TO' && NO_SUCH_ADDRESS.test(response);
  return { problem: isHopeless ? 'hopeless' : 'refused', code: answer };
}
