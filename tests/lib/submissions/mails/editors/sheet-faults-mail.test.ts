import { mailHtml, mailText } from '#lib/outbox/render-mail';
import { sheetFaultsMail } from '#lib/submissions/mails/editors/sheet-faults-mail';
import { someFault } from '../../../../support/events/some-fault.ts';

type Given = Parameters<typeof sheetFaultsMail>[0];

const mail = (given: Partial<Given> = {}) =>
  sheetFaultsMail({
    editor: 'ana@example.bz',
    about: 'new',
    faults: [someFault()],
    more: 0,
    earlier: 0,
    readAt: Date.parse('2026-11-27T15:08:00Z'),
    ...given,
  });
const text = (given?: Partial<Given>) => mailText(mail(given).parts);

test('a mail says where the fault is, what was made of it, what to write, and when the sheet was read', () => {
  expect(mail().subject).toBe('To look at: one thing in the events sheet');
  expect(text()).toContain(
    'Row 12, Date “Saturday” (Drum Night): Not read, shown under “Date to be confirmed”. Write month/day/year, or TBA.',
  );
  expect(text()).toContain('(Fri 27 Nov 2026, 9:08 AM in Belize)');
});

test('each fault is a link to its cell where the sheet has an address', () => {
  expect(text({ editUrl: 'https://docs.google.com/spreadsheets/d/one/edit#gid=7' })).toContain(
    'Row 12, Date “Saturday” (Drum Night):\nhttps://docs.google.com/spreadsheets/d/one/edit#gid=7&range=B12',
  );
});

test('the mail of Monday says what is still to mend', () => {
  const faults = [someFault(), someFault({ row: 13, address: 'B13', cell: '', title: '' })];
  expect(mail({ about: 'week', faults }).subject).toBe('Still to mend: 2 things in the events sheet');
  expect(text({ about: 'week', faults })).toContain('Row 13, Date: Not read');
});

test('a mail about rows that are no events on purpose says so, not that something is to be mended', () => {
  const note = someFault({ kind: 'note' });
  expect(mail({ faults: [note] }).subject).toBe('To look at: one row that is no event');
  expect(mail({ faults: [note, someFault({ row: 13, kind: 'note' })] }).subject).toBe(
    'To look at: 2 rows that are no events',
  );
  expect(mail({ faults: [note, someFault()] }).subject).toBe('To look at: one thing in the events sheet');
});

test('of very many faults the first twenty are in the mail, and the others counted', () => {
  const faults = Array.from({ length: 1_000 }, (_, index) =>
    someFault({ row: index + 2, cell: `day ${index}` }),
  );
  const long = text({ faults, more: 9_000 });
  expect(mail({ faults, more: 9_000 }).subject).toBe('To look at: 10,000 things in the events sheet');
  expect(long.match(/^Row \d+/gm)).toHaveLength(20);
  expect(long).toContain('And 9,980 more.');
});

test.each([
  [2, 'Rows 12 and 13, Date “Saturday”:'],
  [5, 'Rows 12, 13, 14, 15 and 16, Date “Saturday”:'],
  [1_005, 'Rows 12, 13, 14, 15, 16 and 1,000 more, Date “Saturday”:'],
])('what is wrong in %i rows in the same way is told once, with its rows', (count, label) => {
  const faults = Array.from({ length: count }, (_, index) => someFault({ row: index + 12 }));
  expect(text({ faults })).toContain(label);
  expect(text({ faults })).not.toContain(' more.');
});

test.each([
  ['one', 1, 'One thing of an earlier mail is still there as well.'],
  ['several', 3, '3 things of earlier mails are still there as well.'],
])('what is left of earlier mails is counted: %s', (_, earlier, sentence) => {
  expect(text({ earlier })).toContain(sentence);
});

test('who may open the page with all faults is led there, and nobody else', () => {
  const pageUrl = 'https://guide.example/moderate/sheet';
  expect(text({ pageUrl })).toContain(`All of it on one page:\n${pageUrl}`);
  expect(text()).not.toContain('one page');
});

test('markup and line breaks of a cell do nothing in the mail, and are never in its subject', () => {
  const faults = [
    someFault({ cell: '<img src=x onerror=alert(1)>', title: '</p><script>', made: 'read as <b>' }),
  ];
  for (const given of [{ faults }, { faults, editUrl: 'https://docs.google.com/spreadsheets/d/one/edit' }]) {
    const { subject, parts } = mail(given);
    const html = mailHtml(subject, parts);
    expect(html).not.toMatch(/<img|<script|<b>\s*\./);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(subject).toBe('To look at: one thing in the events sheet');
  }
});
