import 'server-only';
import nodemailer from 'nodemailer';
import { serverEnv, siteUrl } from '#lib/server/env.server';
import { isLoopback } from '#lib/server/http/is-loopback';
import { SITE_NAME } from '#lib/site/site';
import type { Mail } from './mail.ts';
import { saveMail } from './mail-folder.server.ts';
import { headerText, mailHtml, mailText } from './render-mail.ts';

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/** The sender: MAIL_FROM, by default no-reply at the site's host. */
const mailFrom = (): string =>
  serverEnv().MAIL_FROM ?? `${SITE_NAME} <no-reply@${new URL(siteUrl()).hostname}>`;

/**
 * The transport to the server of SMTP_URL. Requires TLS except on loopback addresses and with `?requireTLS=false` in
 * the URL. All mails share one connection; Nodemailer repeats a mail on another one only when nothing of it was sent.
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

/** Composes messages without sending them. */
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
  // People reply even to no-reply addresses.
  const { CONTACT_EMAIL } = serverEnv();
  const replies = replyTo ?? (CONTACT_EMAIL ? { name: SITE_NAME, address: CONTACT_EMAIL } : undefined);
  return {
    from: mailFrom(),
    // As objects, so that a name or address is never parsed as a list of addresses.
    to: { name: headerText(to.name), address: to.address },
    ...(replies && { replyTo: { name: headerText(replies.name), address: replies.address } }),
    ...(inReplyTo && { inReplyTo, references: [inReplyTo] }),
    subject: line,
    text: mailText(parts),
    html: mailHtml(line, parts),
    messageId,
    date: new Date(now),
    // Suppresses automatic replies such as out-of-office notes.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export type Mailer = {
  /**
   * Sends a mail through the server of SMTP_URL; without one, saves it as a file in DATA_DIR/mail. Throws the error of
   * Nodemailer or of the file system, of which nothing but the codes may be shown or logged.
   */
  send: (mail: Mail, options: SendingOptions) => Promise<void>;
  /** Closes the connection; call it when all mails are sent. */
  close: () => void;
};

/** Opens a mailer, which connects with its first mail. */
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
      await saveMail(messageId, composed.message);
    },
    close: () => server?.close(),
  };
}
