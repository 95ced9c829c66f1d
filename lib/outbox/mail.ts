/** A piece of a mail's text; both its plain and its HTML form are made from it. */
export type MailPart =
  | { paragraph: string }
  | { heading: string }
  /** What somebody wrote, in their own lines. */
  | { quote: string }
  | { link: { label: string; address: string } }
  /** Labels with their values; pairs without a value are left out. */
  | { facts: ReadonlyArray<readonly [label: string, value: string]> };

export type MailAddress = { name: string; address: string };

/** One mail to one person. */
export type Mail = {
  to: MailAddress;
  subject: string;
  parts: readonly MailPart[];
  replyTo?: MailAddress;
  /** The Message-ID of the mail it follows. */
  inReplyTo?: string;
};
