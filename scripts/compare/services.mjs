// The services that a site hands things on to, on this machine: a copy of each message, a row of each approved event.
import { startContactService } from '../../tests/fakes/contact-service.mjs';
import { startSheetEditor } from '../../tests/fakes/google-sheet-editor.mjs';

// The columns that a sheet may have, in an order of its own.
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

/** Starts them with nothing in them; `settings` lead a site there, `records` is what they were given. */
export async function startServices() {
  const contact = await startContactService();
  const sheet = await startSheetEditor([COLUMNS]);
  const sorted = (texts, names) => texts.map((text) => names.apply(text)).sort();
  return {
    settings: { CONTACT_FORM_URL: contact.url, ...sheet.env },
    records: (names) =>
      new Map([
        [
          'copies of messages',
          sorted(
            contact.taken.map((form) => JSON.stringify(form, null, 2)),
            names,
          ).flatMap((text) => text.split('\n')),
        ],
        [
          'rows of the sheet',
          sorted(
            sheet
              .rows()
              .map((cells) => cells.map((cell, index) => `  ${COLUMNS[index]}: ${cell}`).join('\n')),
            names,
          ).flatMap((row) => ['row', ...row.split('\n')]),
        ],
      ]),
    close: () => Promise.all([contact.close(), sheet.close()]),
  };
}
