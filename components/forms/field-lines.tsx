import { Fragment, type ReactNode } from 'react';
import { FieldRow } from '#components/ui/form/field-row';
import type { FieldView } from '#lib/submissions/fields/field-view';

type FieldLinesProps<Name extends string> = {
  lines: ReadonlyArray<ReadonlyArray<FieldView<Name>>>;
  draw: (field: FieldView<Name>) => ReactNode;
};

/** Fields below one another; those of one line side by side where the width allows. */
export function FieldLines<Name extends string>({ lines, draw }: FieldLinesProps<Name>) {
  return lines.map((line) => {
    const fields = line.map((field) => <Fragment key={field.name}>{draw(field)}</Fragment>);
    return line.length > 1 ? <FieldRow key={line[0]?.name}>{fields}</FieldRow> : fields;
  });
}
