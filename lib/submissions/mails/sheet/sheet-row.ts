import { imageTextsCell } from '#lib/events/event-images';
import { STATUS_CELLS } from '#lib/events/event-status';
import type { DETAIL_COLUMNS } from '#lib/events/rows/detail-columns';
import { sheetDate } from '#lib/events/rows/event-date';
import type { EventColumn, EventRow } from '#lib/events/rows/event-from-row';
import { cellWithOwnApostrophe } from '#lib/text/safe-cell';
import { EVENT_FIELDS } from '../../fields/event-fields.ts';
import type { AskedField } from '../../fields/field.ts';
import { publicNames } from '../../fields/field-rules.ts';
import { announcementKind } from '../../items/announcements/announcement-kinds.ts';
import {
  asPublished,
  COST_TEXTS,
  type ConvertedField,
  DETAIL_TEXTS,
  type FieldText,
  type PublicField,
  type PublicSubmission,
} from '../../items/published/public-submission.ts';
import type { Publishing } from '../../items/published/published-event.ts';

type CellField = ConvertedField<Exclude<EventColumn, keyof typeof DETAIL_COLUMNS>>;

/** The text of a cell where it is not the value of the field; a missing one of a choice or checkbox does not compile. */
const CELLS: Record<CellField, FieldText> & { [Name in PublicField]?: FieldText } = {
  ...DETAIL_TEXTS,
  date: ({ date }) => sheetDate(date),
  endDate: ({ endDate }) => sheetDate(endDate),
  moreDates: ({ moreDates }) => moreDates.map(sheetDate).join(', '),
  category: ({ category }) => category,
  cost: ({ cost }) => COST_TEXTS[cost],
  district: ({ district }) => district,
  additionalImageUrls: ({ additionalImageUrls }) => additionalImageUrls.join(','),
  additionalImageAlts: ({ additionalImageAlts }) => imageTextsCell(additionalImageAlts),
};

const PUBLIC_FIELDS = publicNames(EVENT_FIELDS);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A submission as a row of the sheet, column by column; read again it is the event that is published directly. */
export function sheetRowOf(
  submission: PublicSubmission,
  { id, announcement }: Omit<Publishing, 'revision'> = {},
): EventRow {
  const now = asPublished(submission, announcement?.changes);
  const cells = PUBLIC_FIELDS.flatMap((name): [EventColumn, string][] => {
    const { column }: AskedField<string, EventColumn> = EVENT_FIELDS[name];
    return column ? [[column, cellWithOwnApostrophe(CELLS[name]?.(now) ?? textOf(now[name]))]] : [];
  });
  return {
    ...Object.fromEntries(cells),
    Status: announcement ? STATUS_CELLS[announcementKind(announcement.kind).status][0] : '',
    ...(id && { ID: id }),
  };
}
