import { z } from 'zod';
import type {
  AskedField,
  AskedName,
  BrowserField,
  FieldInput,
  FieldTable,
  NameOfInput,
  PrivateName,
  PublicName,
} from './field.ts';

const TEXT = z.string().catch('');

type DraftRule<Field> = Field extends { draft: infer Rule extends z.ZodType } ? Rule : typeof TEXT;
type StoredRule<Field> = Field extends { stored: infer Rule extends z.ZodType } ? Rule : DraftRule<Field>;

const namesOf = <Table extends FieldTable>(table: Table) => Object.keys(table) as (keyof Table & string)[];

/** The fields of a table that people fill in, by name and in order. */
export const askedFields = <Table extends FieldTable>(table: Table): [AskedName<Table>, AskedField][] =>
  Object.entries(table).flatMap(([name, field]): [AskedName<Table>, AskedField][] =>
    'step' in field ? [[name as AskedName<Table>, field]] : [],
  );

/** Names of the fields that people fill in, in order. */
export const askedNames = <Table extends FieldTable>(table: Table): AskedName<Table>[] =>
  askedFields(table).map(([name]) => name);

/** Names of the fields with one of these kinds of input, in order. */
export const namesOfInputs = <Table extends FieldTable, const Kind extends FieldInput['kind']>(
  table: Table,
  kinds: readonly Kind[],
): NameOfInput<Table, Kind>[] =>
  namesOf(table).filter((name): name is NameOfInput<Table, Kind> => {
    const field = table[name];
    return field !== undefined && 'input' in field && kinds.some((kind) => kind === field.input.kind);
  });

const visibilityOf = (field: AskedField | BrowserField | undefined) =>
  field && 'visibility' in field ? field.visibility : undefined;

/** Names of the fields that the public may see, in order. */
export const publicNames = <Table extends FieldTable>(table: Table): PublicName<Table>[] =>
  namesOf(table).filter((name): name is PublicName<Table> => visibilityOf(table[name]) === 'public');

/** Names of the fields that only moderators and the sender may see, in order. */
export const privateNames = <Table extends FieldTable>(table: Table): PrivateName<Table>[] =>
  namesOf(table).filter((name): name is PrivateName<Table> => visibilityOf(table[name]) === undefined);

/** The rules of all fields, for `z.object`. */
export const rulesOf = <Table extends FieldTable>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([name, { rule }]) => [name, rule])) as {
    [Name in keyof Table]: Table[Name]['rule'];
  };

/** Lenient rules for a stored draft: values that do not fit become empty. */
export const draftRulesOf = <Table extends FieldTable>(table: Table) =>
  Object.fromEntries(askedFields(table).map(([name, { draft = TEXT }]) => [name, draft])) as {
    [Name in AskedName<Table>]: DraftRule<Table[Name]>;
  };

/** Lenient rules for the public fields of submissions approved under older rules. */
export const publicRulesOf = <Table extends FieldTable>(table: Table) =>
  Object.fromEntries(
    askedFields(table)
      .filter(([, { visibility }]) => visibility === 'public')
      .map(([name, { draft = TEXT, stored = draft }]) => [name, stored]),
  ) as { [Name in PublicName<Table>]: StoredRule<Table[Name]> };

/** The steps of a form in order, each with the fields that must be valid before the next step opens. */
export const stepsOf = <Table extends FieldTable>(table: Table, titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([step, title]) => ({
    title,
    fields: askedFields(table).flatMap(([name, field]) => (field.step === step ? [name] : [])),
  }));

/** The payload of a submission with every field empty. */
export const emptyOf = (table: FieldTable): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(table).flatMap(([name, field]) =>
      'browser' in field ? [[name, field.rule.safeParse(undefined).data]] : [],
    ),
  ),
  ...z.object(draftRulesOf(table)).parse({}),
});
