import type { z } from 'zod';

/** The payload of a submission by field name; a stored one may lack some fields. */
export type Payload = Readonly<Record<string, unknown>>;

/** Values with their labels, in the order in which they are offered. */
export type Labels = Readonly<Record<string, string>>;

/**
 * Where a field is shown: in the form with its review, on the status page with its correction form, on the moderators'
 * pages with their edit form and export, in the mail to moderators.
 */
export type Surface = 'form' | 'status' | 'moderation' | 'edit' | 'mail';

/** How a form shows a field. */
export type FieldInput =
  | {
      kind: 'text';
      type?: 'email' | 'tel' | 'url' | 'date';
      /** The keyboard of a phone, where the type does not say it. */
      inputMode?: 'decimal';
      autoComplete?: string;
    }
  /** Several lines; with `max` the characters are counted. */
  | { kind: 'lines'; max?: number }
  /** One of a list. `look`: how the form shows it; without it, and on other pages, it is a select element. */
  | {
      kind: 'choice';
      choices: Labels;
      /** Other labels for moderators. */
      moderatorChoices?: Labels;
      look?: 'tiles' | 'wide tiles';
      /** The label of the empty first option of a select element. */
      nothing?: string;
    }
  | { kind: 'checkbox' }
  /** A part of the When picker, which stands in the place of the event's date. */
  | { kind: 'when' }
  /** Uploaded by a component of its own and shown separately from the other answers. */
  | { kind: 'images' }
  /** Filled in by the form itself; only moderators see it and may type it. */
  | { kind: 'hidden' };

/** A field that people fill in. */
export type AskedField<Step extends string = string, Column extends string = string> = {
  /** The schema, with an error message for everything it refuses. */
  rule: z.ZodType;
  label: string;
  /** Other labels, where a surface has one. */
  labels?: Partial<Record<Exclude<Surface, 'form'>, string>>;
  step: Step;
  input: FieldInput;
  help?: string;
  /**
   * Who may see it once the submission is approved. Without it the field is private to moderators and the sender, and
   * deleted when the retention time ends.
   */
  visibility?: 'public';
  /** Its column in the events sheet. */
  column?: Column;
  /** Its label and line number in the mail to moderators (default: after the numbered lines), or that it is quoted. */
  mail?: { label?: string; line: number } | 'quote';
  /** Its meaning for the submission as a whole. */
  role?: 'title' | 'place' | 'name' | 'email' | 'phone' | 'contact method';
  /** The field whose text includes the answer of this one. */
  saidWith?: string;
  /** Formats the answer where it is more than the text or the label of the choice. */
  words?: (payload: Payload) => string;
  /** The schema for stored drafts (default: any text). */
  draft?: z.ZodType;
  /** The schema for submissions approved under older rules (default: as for drafts). */
  stored?: z.ZodType;
};

/** A field that the browser fills in, and people do not see. */
export type BrowserField = {
  rule: z.ZodType;
  /** `sending`: describes one attempt to send, so a retry may differ in it. `honeypot`: only robots fill it in. */
  browser: 'sending' | 'honeypot';
};

/** The fields of one kind of submission, in the order in which their rules are applied. */
export type FieldTable = Readonly<Record<string, AskedField | BrowserField>>;

/** Names of the fields that people fill in. */
export type AskedName<Table extends FieldTable> = {
  [Name in keyof Table]: [Extract<Table[Name], AskedField>] extends [never] ? never : Name;
}[keyof Table] &
  string;

/** Names of the fields that the public may see. */
export type PublicName<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends { visibility: 'public' } ? Name : never;
}[keyof Table] &
  string;

/** Names of the fields that only moderators and the sender may see. */
export type PrivateName<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends { visibility: 'public' } ? never : Name;
}[keyof Table] &
  string;

/** Names of the fields with one of these kinds of input. */
export type NameOfInput<Table extends FieldTable, Kind> = {
  [Name in keyof Table]: Table[Name] extends { input: { kind: Kind } } ? Name : never;
}[keyof Table] &
  string;
