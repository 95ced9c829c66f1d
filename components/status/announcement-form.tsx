import type { ReactNode } from 'react';
import type { FormValues } from '#lib/forms/form-values';
import type { AnnouncementKind } from '#lib/submissions/items/announcements/announcement-kinds';
import type { FieldErrors } from '#lib/text/field-errors';
import { CancelDateForm } from './cancel-date-form.tsx';
import { CancelForm } from './cancel-form.tsx';
import { MoveForm } from './move-form.tsx';
import type { SeenItem } from './status-form.tsx';

type FilledForm = SeenItem & {
  values: FormValues;
  errors: FieldErrors;
  /** The dates on which the event takes place by now. */
  dates: readonly string[];
};

const FORMS: Record<AnnouncementKind, (form: FilledForm) => ReactNode> = {
  cancelled: ({ dates: _, ...form }) => <CancelForm {...form} />,
  'date-cancelled': (form) => <CancelDateForm {...form} />,
  moved: ({ dates: _, ...form }) => <MoveForm {...form} />,
};

/** The form of a kind of announcement. */
export const AnnouncementForm = ({ kind, ...form }: FilledForm & { kind: AnnouncementKind }) =>
  FORMS[kind](form);
