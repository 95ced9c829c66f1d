import type { z } from 'zod';

/** What a submission holds, by the names of its fields; one out of the store may lack some of them. */
export type Held = Readonly<Record<string, unknown>>;

/** Values with their labels, in the order in which they are offered. */
export type Labels = Readonly<Record<string, string>>;

/**
 * Where a field is shown: in the form with its review, on the status page with its correction form, on the moderators'
 * pages with their edit form and export, in the mail to moderators.
 */
export type Surface = 'form' | 'status' | 'moderation' | 'edit' | 'mail';

type Visibility = 'public' | 'unlisted';

/** What a field of a form is drawn as. */
export type FieldInput =
  | { kind: 'text'; type?: 'email' | 'tel' | 'url' | 'date'; autoComplete?: string }
  /** Several lines; with `max` the characters are counted. */
  | { kind: 'lines'; max?: number }
  /** One of a list. `look`: how the form shows it; other pages always use a select element, as the form does without. */
  | {
      kind: 'choice';
      choices: Labels;
      /** What moderators read instead. */
      moderatorChoices?: Labels;
      look?: 'tiles' | 'wide tiles';
      /** The first entry of a select element, which chooses nothing. */
      nothing?: string;
    }
  | { kind: 'checkbox' }
  /** Uploaded by a component of its own and shown apart from the other answers. */
  | { kind: 'images' }
  /** Filled in by the form itself; only moderators see it and may type it. */
  | { kind: 'hidden' };

/** A field that people fill in. */
export type AskedField<Step extends string = string, Column extends string = string> = {
  /** What is accepted, with the sentence for everything else. */
  rule: z.ZodType;
  label: string;
  /** Other labels, where a surface has one. */
  labels?: Partial<Record<Exclude<Surface, 'form'>, string>>;
  step: Step;
  input: FieldInput;
  help?: string;
  /**
   * Who may see it once the submission is approved; moderators and the sender alone where it is left out, and then it
   * is deleted when the retention time is over. `unlisted`: no secret, but not published either.
   */
  visibility?: Visibility;
  /** The column of the events sheet that shows it. */
  column?: Column;
  /** Its label in the mail to moderators and its place among the lines (default: the last ones), or that it is quoted. */
  mail?: { label?: string; line: number } | 'quote';
  /** What it tells of the submission as a whole. */
  role?: 'title' | 'place' | 'name' | 'email' | 'phone' | 'contact method';
  /** The field whose answer says this one too. */
  saidWith?: string;
  /** The answer as people read it, where it is more than the text or the label of the choice. */
  words?: (held: Held) => string;
  /** What a draft keeps of it (default: any text). */
  draft?: z.ZodType;
  /** What is read from a submission approved under older rules (default: as in a draft). */
  stored?: z.ZodType;
};

/** A field that the browser fills in, and people do not see. */
export type BrowserField = {
  rule: z.ZodType;
  /** `sending`: says something of the sending, so a repetition may differ in it. `honeypot`: filled in by machines. */
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
  [Name in keyof Table]: Table[Name] extends { visibility: Visibility } ? never : Name;
}[keyof Table] &
  string;

/** Names of the fields that are drawn as one of these. */
export type NameOfInput<Table extends FieldTable, Kind> = {
  [Name in keyof Table]: Table[Name] extends { input: { kind: Kind } } ? Name : never;
}[keyof Table] &
  string;
