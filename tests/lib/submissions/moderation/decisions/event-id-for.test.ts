import { expect, test } from '@jest/globals';
import { eventIdFor } from '#lib/submissions/moderation/decisions/event-id-for';

const concert = { title: 'Punta Rock Concert', date: '2026-11-20', city: 'Dangriga' };
const ID = '20261120-dangriga-punta-rock-concert';
const listed = (changes = {}) => [{ ...concert, id: ID, ...changes }];

test.each([
  ['the id that its row in the sheet would have', [], [], ID],
  ['the suffix -2 when another item has that id', [ID], [], `${ID}-2`],
  ['the suffix -3 when two other items have those ids', [ID, `${ID}-2`], [], `${ID}-3`],
  [
    'the suffix -2 when a different event of the sheet has that id',
    [],
    listed({ title: 'Punta Rock Concert!? Two' }),
    `${ID}-2`,
  ],
  ['the suffix -2 when an event of another day has that id', [], listed({ date: '2026-11-21' }), `${ID}-2`],
  ['the suffix -2 when an event of another place has that id', [], listed({ city: 'Hopkins' }), `${ID}-2`],
  ['the id of its own row in the sheet, which takes precedence', [], listed(), ID],
  [
    'the id of its row even where that is spelt differently',
    [],
    listed({ title: 'PUNTA ROCK concert', city: 'Dangriga Town' }),
    ID,
  ],
])('an approved event gets %s', (_, taken, others, id) => {
  expect(eventIdFor(concert, new Set(taken), others)).toBe(id);
});

test('an approved event never gets a suffix that makes it the id of an event of the sheet', () => {
  const others = [...listed({ title: 'Another' }), ...listed({ id: `${ID}-2`, title: 'A third' })];
  expect(eventIdFor(concert, new Set(), others)).toBe(`${ID}-3`);
});
