import { safeCsvCell } from '#lib/text/safe-cell';
import { imagesOf } from '../../items/images/event-images.ts';
import { placeNameOf, senderOf } from '../../items/record/item-content.ts';
import { KIND_LABELS, nameOf } from '../../items/record/moderated-item.ts';
import { contentOf } from '../../items/record/stored-payload.ts';
import { type SubmissionStates, statusLabel } from '../../items/states/submission-states.ts';
import { fieldsOfItem } from '../item/item-fields.ts';

type Exported = Parameters<typeof contentOf>[0] &
  Parameters<typeof statusLabel>[0] & {
    reference: string;
    created_at: string;
    decided_at: string | null;
    decided_by: string | null;
    reason: string | null;
    event_id: string | null;
  };

const CSV_COLUMNS = [
  ...['Reference', 'Kind', 'Status', 'Received', 'Title', 'Place', 'Name', 'Email', 'Phone'],
  ...['Decided', 'Decided by', 'Reason', 'Event id', 'Details', 'Pictures'],
];

/** Items as rows of cells for a spreadsheet, protected against formula injection; the first row is the header. */
export function csvRowsOf(items: readonly Exported[], states?: SubmissionStates): string[][] {
  const rows = items.map((item) => {
    const content = contentOf(item);
    const { name, email, phone } = senderOf(content);
    const details = fieldsOfItem(content).filter(({ value }) => value !== '');
    return [
      item.reference,
      KIND_LABELS[item.kind],
      statusLabel(item, states),
      item.created_at,
      nameOf(content),
      placeNameOf(content),
      name,
      email,
      phone,
      item.decided_at ?? '',
      item.decided_by ?? '',
      item.reason ?? '',
      item.event_id ?? '',
      details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      imagesOf(content.payload)
        .map(({ url }) => url)
        .join('\n'),
    ].map(safeCsvCell);
  });
  return [CSV_COLUMNS, ...rows];
}
