/** A part of a mail's text, from which both its plain text and its HTML are rendered. */
export type MailPart =
  | { paragraph: string }
  | { heading: string }
  /** Text written by a person, with its line breaks. */
  | { quote: string }
  | { link: { label: string; address: string } }
  /** Labels with their values; pairs without a value are left out. */
  | { facts: ReadonlyArray<readonly [label: string, value: string]> };

export type MailAddress = { name: string; address: string };

/** A mail to one recipient. */
export type Mail = {
  to: MailAddress;
  subject: string;
  parts: readonly MailPart[];
  replyTo?: MailAddress;
  /** The Message-ID of the mail it replies to. */
  inReplyTo?: string;
};
