// Loopback services that receive what a site sends: a copy of each message, a row for each approved event.
import { startContactService } from '../../tests/fakes/contact-service.mjs';
import { startSheetEditor } from '../../tests/fakes/google-sheet-editor.mjs';

// All columns that a sheet may have, not in the order of the code.
const COLUMNS = [
  ...[
    'ID',
    'Event',
    'Date',
    'Time',
    'EndDate',
    'EndTime',
    'TimeZone',
    'Venue',
    'Address',
    'Location',
    'Country',
  ],
  ...['Cost', 'Price', 'Currency', 'Category', 'Status', 'Description', 'Organizer', 'TicketURL', 'Website'],
  ...['CoverImage', 'Image', 'ModalImages', 'PlaceID'],
];

/** Starts empty services; `settings` configure a site to use them, `records` are the lines of what they received. */
export async function startServices() {
  const contact = await startContactService();
  const sheet = await startSheetEditor([COLUMNS]);
  const sorted = (texts, placeholders) => texts.map((text) => placeholders.apply(text)).sort();
  return {
    settings: { CONTACT_FORM_URL: contact.url, ...sheet.env },
    records: (placeholders) =>
      new Map([
        [
          'copies of messages',
          sorted(
            contact.taken.map((form) => JSON.stringify(form, null, 2)),
            placeholders,
          ).flatMap((text) => text.split('\n')),
        ],
        [
          'rows of the sheet',
          sorted(
            sheet
              .rows()
              .map((cells) => cells.map((cell, index) => `  ${COLUMNS[index]}: ${cell}`).join('\n')),
            placeholders,
          ).flatMap((row) => ['row', ...row.split('\n')]),
        ],
      ]),
    close: () => Promise.all([contact.close(), sheet.close()]),
  };
}
