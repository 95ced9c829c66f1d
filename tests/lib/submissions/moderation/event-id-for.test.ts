import { expect, test } from '@jest/globals';
import { eventIdFor } from '#lib/submissions/moderation/event-id-for';

const concert = { title: 'Punta Rock Concert', date: '2026-11-20', city: 'Dangriga' };
const ID = '20261120-dangriga-punta-rock-concert';
const listed = (changes = {}) => [{ ...concert, id: ID, ...changes }];

test.each([
  ['the id its row would have', [], [], ID],
  ['-2 when another item has that', [ID], [], `${ID}-2`],
  ['-3 when two others have', [ID, `${ID}-2`], [], `${ID}-3`],
  [
    '-2 when a different event of the sheet has it',
    [],
    listed({ title: 'Punta Rock Concert!? Two' }),
    `${ID}-2`,
  ],
  ['the same id as its own row in the sheet, which goes first', [], listed(), ID],
  [
    'the same id however the row spells it',
    [],
    listed({ title: 'PUNTA ROCK concert', city: 'Dangriga Town' }),
    ID,
  ],
])('an approved event gets %s', (_, taken, others, id) => {
  expect(eventIdFor(concert, new Set(taken), others)).toBe(id);
});

test('a suffix never takes the id of an event of the sheet', () => {
  const others = [...listed({ title: 'Another' }), ...listed({ id: `${ID}-2`, title: 'A third' })];
  expect(eventIdFor(concert, new Set(), others)).toBe(`${ID}-3`);
});
