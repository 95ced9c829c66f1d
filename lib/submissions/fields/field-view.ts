import { choicesFromLabels } from '#lib/forms/choices';
import type { AskedField, AskedName, FieldTable, Surface } from './field.ts';
import { askedFields } from './field-rules.ts';
import { choicesOn, labelOn } from './field-words.ts';

/** A field as a form shows it: plain data, so that a server component can pass it to the browser without the table. */
export type FieldView<Name extends string = string> = {
  name: Name;
  label: string;
  optional: boolean;
  kind: 'text' | 'lines' | 'select' | 'tiles' | 'checkbox';
  help?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | undefined;
  inputMode?: 'url' | 'decimal' | undefined;
  autoComplete?: string | undefined;
  /** For several lines: how many are visible, and the maximum number of characters, which are counted. */
  rows?: number | undefined;
  max?: number | undefined;
  choices?: { value: string; label: string }[];
  /** The label of the empty first option of a select element. */
  nothing?: string | undefined;
  /** Whether the tiles are wide, for labels of several words. */
  isWide?: boolean;
};

/** The surfaces with a form; on the status page it is the correction form. */
type FormSurface = Extract<Surface, 'form' | 'status' | 'edit'>;

/** A field, or fields side by side. */
export type FieldLine<Name> = Name | readonly Name[];

type FieldLayout<Name extends string> = {
  /** Lines from top to bottom. */
  lines: ReadonlyArray<FieldLine<Name>>;
  /** All fields of these steps are shown: those that no line names come last. */
  steps?: readonly string[];
  /** What is different in this form. */
  changes?: { [Field in Name]?: Partial<FieldView> };
};

function viewOf<Name extends string>(name: Name, field: AskedField, surface: FormSurface): FieldView<Name> {
  const { input, rule, help } = field;
  const optional = rule.safeParse('').success;
  // Help texts are for the first filling in, not for corrections.
  const shared = {
    name,
    label: labelOn(field, surface),
    optional,
    help: surface === 'form' ? help : undefined,
  };
  switch (input.kind) {
    case 'text': {
      const { type, autoComplete, inputMode } = input;
      if (surface === 'edit') return { ...shared, kind: 'text', type, inputMode };
      return { ...shared, kind: 'text', type, autoComplete, inputMode: type === 'url' ? 'url' : inputMode };
    }
    case 'lines':
      return { ...shared, kind: 'lines', max: surface === 'form' ? input.max : undefined };
    case 'choice': {
      const choices = choicesFromLabels(choicesOn(field, surface) ?? {});
      if (surface === 'form' && input.look)
        return { ...shared, kind: 'tiles', choices, isWide: input.look === 'wide tiles' };
      const nothing = surface === 'form' || optional ? input.nothing : undefined;
      return { ...shared, kind: 'select', choices, nothing };
    }
    case 'checkbox':
      return { ...shared, kind: 'checkbox' };
    case 'when':
    case 'images':
    case 'hidden':
      return { ...shared, kind: 'text' };
  }
}

const isShown = ({ input }: AskedField, surface: FormSurface) =>
  input.kind !== 'images' && input.kind !== 'when' && (input.kind !== 'hidden' || surface === 'edit');

/**
 * The fields of a form, line by line. The layout only gives the order: a field added to the table later appears at the
 * end by itself.
 */
export function fieldLines<Table extends FieldTable>(
  table: Table,
  surface: FormSurface,
  { lines, steps = [], changes = {} }: FieldLayout<AskedName<Table>>,
): FieldView<AskedName<Table>>[][] {
  const asked = askedFields(table);
  const given = lines.map((line) => (typeof line === 'string' ? [line] : line));
  const rest = asked.filter(
    ([name, field]) => !given.flat().includes(name) && steps.includes(field.step) && isShown(field, surface),
  );
  const views = new Map(
    asked.map(([name, field]) => [name, { ...viewOf(name, field, surface), ...changes[name], name }]),
  );
  return [...given, ...rest.map(([name]) => [name])].map((line) =>
    line.flatMap((name) => views.get(name) ?? []),
  );
}
