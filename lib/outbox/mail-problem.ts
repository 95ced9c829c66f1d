import { z } from 'zod';
import type { DeliveryProblem } from './delivery-error.ts';

// The properties of errors of Nodemailer, the system and the file system.
const shape = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
});

// RFC 3463: no such mailbox, no such domain, bad syntax, a domain that takes no mail.
const NO_SUCH_ADDRESS = /\b5\.1\.(1|2|3|10)\b/;
/** Commands whose reply concerns this one mail; replies to earlier ones concern us as a client. */
const COMMANDS_ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/** Classifies a failed delivery, with a code without personal data ('SMTP_550', 'ECONNECTION'). */
export function mailProblem(error: unknown): { problem: DeliveryProblem; code: string } {
  const { code = 'UNKNOWN', responseCode, command = '', response = '' } = shape.safeParse(error).data ?? {};
  if (code === 'EABORT') return { problem: 'temporary', code: 'TOO_SLOW' };
  if (responseCode === undefined) {
    // Rejected by Nodemailer: the address is invalid, or the server does not support its characters.
    if (code === 'EENVELOPE') return { problem: 'hopeless', code };
    if (code === 'EMESSAGE' || code === 'UNKNOWN') return { problem: 'temporary', code };
    return { problem: 'unreachable', code };
  }
  const smtpCode = `SMTP_${responseCode}`;
  // 421 closes the connection; 503 is a wrong sequence of commands, whatever the mail.
  if (!COMMANDS_ABOUT_THE_MAIL.has(command) || responseCode === 421)
    return { problem: 'unreachable', code: smtpCode };
  if (responseCode < 500 || responseCode === 503) return { problem: 'temporary', code: smtpCode };
  const isHopeless = command === 'RCPT TO' && NO_SUCH_ADDRESS.test(response);
  return { problem: isHopeless ? 'hopeless' : 'refused', code: smtpCode };
}
