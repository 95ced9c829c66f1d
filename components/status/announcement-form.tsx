import type { ReactNode } from 'react';
import type { FormValues } from '#lib/forms/form-values';
import type { AnnouncementKind } from '#lib/submissions/items/announcements/announcement-kinds';
import type { FieldErrors } from '#lib/text/field-errors';
import { ConfirmForm } from './confirm-form.tsx';
import { MoveForm } from './move-form.tsx';
import type { SeenItem } from './status-form.tsx';

type FilledForm = SeenItem & { values: FormValues; errors: FieldErrors };

const FORMS: Record<AnnouncementKind, (form: FilledForm) => ReactNode> = {
  cancelled: ({ token, version }) => (
    <ConfirmForm action="cancelled" words="Yes, it is cancelled" token={token} version={version} />
  ),
  moved: (form) => <MoveForm {...form} />,
};

/** The form of a kind of announcement. */
export const AnnouncementForm = ({ kind, ...form }: FilledForm & { kind: AnnouncementKind }) =>
  FORMS[kind](form);
