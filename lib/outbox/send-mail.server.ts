import 'server-only';
import nodemailer from 'nodemailer';
import { serverEnv, siteUrl } from '#lib/server/env.server';
import { isLoopback } from '#lib/server/http/is-loopback';
import { OPERATOR_CONTACT, SITE_NAME } from '#lib/site/site';
import type { Mail } from './mail.ts';
import { keepMail } from './mail-folder.server.ts';
import { headerText, mailHtml, mailText } from './render-mail.ts';

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/** MAIL_FROM, else no-reply at the site's own host. */
const mailFrom = (): string =>
  serverEnv().MAIL_FROM ?? `${SITE_NAME} <no-reply@${new URL(siteUrl()).hostname}>`;

/**
 * The server of SMTP_URL. Over the network only encrypted, unless the address itself says `?requireTLS=false`. One
 * connection carries many mails; Nodemailer takes another only for a mail of which not a byte was sent.
 */
const smtp = (url: string) =>
  nodemailer.createTransport({
    url,
    requireTLS: !isLoopback(url),
    ...TIMEOUTS,
    pool: true,
    maxConnections: 1,
    maxRequeues: 1,
    logger: false,
  });

/** Makes the message without sending it. */
const composer = () =>
  nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

type SendingOptions = {
  /** The same at every attempt, like '<id@host>'. */
  messageId: string;
  /** Milliseconds since 1970. */
  now: number;
  signal?: AbortSignal;
};

function messageOf({ to, subject, parts, replyTo, inReplyTo }: Mail, messageId: string, now: number) {
  const line = headerText(subject);
  // People answer what they get, whatever its sender is called.
  const answered =
    replyTo ?? (OPERATOR_CONTACT.email ? { name: SITE_NAME, address: OPERATOR_CONTACT.email } : undefined);
  return {
    from: mailFrom(),
    // As objects, so that no name or address is ever read as a list of addresses.
    to: { name: headerText(to.name), address: to.address },
    ...(answered && { replyTo: { name: headerText(answered.name), address: answered.address } }),
    ...(inReplyTo && { inReplyTo, references: [inReplyTo] }),
    subject: line,
    text: mailText(parts),
    html: mailHtml(line, parts),
    messageId,
    date: new Date(now),
    // No holiday notes in answer, and nothing that answers them.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export type Mailer = {
  /**
   * Hands a mail to the server of SMTP_URL, or keeps it as a file in DATA_DIR/mail. Throws what Nodemailer or the
   * disk throws; nothing of the error may be shown or logged but its codes.
   */
  send: (mail: Mail, options: SendingOptions) => Promise<void>;
  /** Ends its connection; call it when the mails are sent. */
  close: () => void;
};

/** What sends mails; it connects with the first one. */
export function openMailer(): Mailer {
  const { SMTP_URL } = serverEnv();
  const server = SMTP_URL ? smtp(SMTP_URL) : undefined;
  return {
    send: async (mail, { messageId, now, signal }) => {
      const message = messageOf(mail, messageId, now);
      if (server) {
        await server.sendMail({ ...message, ...(signal && { signal }) });
        return;
      }
      const composed = await composer().sendMail(message);
      if (!Buffer.isBuffer(composed.message)) throw new TypeError('The mail was not composed');
      await keepMail(messageId, composed.message);
    },
    close: () => server?.close(),
  };
}
