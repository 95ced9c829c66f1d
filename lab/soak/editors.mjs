// The sheet, and an editor who changes it and publishes.
import { setTimeout as pause } from 'node:timers/promises';
import { largeSheet } from '../harness/large-sheet.mjs';

export const EDITOR_SECRET = 'the-secret-of-the-editors';
const EDITED_ROWS = 4;
const SHOWN_MS = 30_000;
const ASK_AGAIN_MS = 300;

const wordsOf = (edition) => `Edition ${edition} of the programme`;
const firstEdited = (edition, count) => (edition * EDITED_ROWS) % count;
const isEdited = (row, edition, count) => (row - firstEdited(edition, count) + count) % count < EDITED_ROWS;

/** The id of a row of the sheet that an edition changes. */
export const editedId = (edition, count) => `core-${firstEdited(edition, count)}`;

/**
 * The sheet of an edition: `count` events with the ids core-0, core-1 … from `day` (yyyy-mm-dd) on, of which each edition
 * changes four; every second one has two further rows.
 */
export function sheetOfEdition(edition, count, day) {
  const [header, ...rows] = largeSheet(count + 2, day).split('\n');
  const shown = edition % 2 === 0 ? rows.slice(0, count) : rows;
  return [
    `${header},ID,Description`,
    ...shown.map((row, index) => {
      const words = isEdited(index, edition, count) ? wordsOf(edition) : '';
      return `${row},${index < count ? 'core' : 'extra'}-${index},${words}`;
    }),
  ].join('\n');
}

const publish = (client) =>
  client.askOnce({
    path: '/api/revalidate',
    method: 'POST',
    headers: { Authorization: `Bearer ${EDITOR_SECRET}` },
  });

/** Waits until the page of an edited row shows the edition. */
async function expectShown({ client, ledger, publishing }, edition, count) {
  const startedAt = Date.now();
  for (;;) {
    const page = await client.ask({ path: `/events/${editedId(edition, count)}` });
    const isShown = page.status === 200 && page.text().includes(wordsOf(edition));
    const isLate = Date.now() - startedAt > SHOWN_MS;
    if (isShown) publishing.push((Date.now() - startedAt) / 1_000);
    if (isShown || isLate) {
      const why = `edition ${edition} is not shown within ${SHOWN_MS / 1_000} s`;
      return ledger.note('publication', 'edit of the sheet', page, isShown ? 'kept' : 'broken', why);
    }
    await pause(ASK_AGAIN_MS);
  }
}

/** Edits the sheet and publishes it: with 200, or with 502 while the sheet has a fault, and then the pages stay. */
export async function edit(world, number) {
  const edition = number + 1;
  const { client, ledger, sheet, faults, count, day } = world;
  sheet.setCsv(sheetOfEdition(edition, count, day));
  const before = faults.sheetFault();
  const answer = await publish(client);
  const after = faults.sheetFault();
  const promised = [...(before || after ? [502] : []), ...(before && after ? [] : [200])];
  const isMet = promised.includes(answer.status);
  ledger.note(
    'editor',
    'publish',
    answer,
    isMet ? 'kept' : 'broken',
    `${before ?? 'no fault'}, ${answer.text().slice(0, 160)}`,
  );
  if (answer.status === 200) await expectShown(world, edition, count);
}
