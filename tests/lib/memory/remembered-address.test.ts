import { rememberedAddress } from '#lib/memory/remembered-address';
import { someEvent } from '../../support/events/some-event.ts';
import { memoryOf, someRemembered } from '../../support/memory/some-memory.ts';

const event = someEvent({});
const goneSince = '2026-11-20T12:00:00Z';

const MEMORY = memoryOf(
  someRemembered({ id: 'listed', formerIds: ['before', 'long-before'] }),
  someRemembered({ id: 'vanished', formerIds: ['vanished-before'], goneSince, event }),
  someRemembered({ id: 'parted', goneSince, event, hash: '' }),
  someRemembered({ id: 'taken-down', formerIds: ['taken-down-before'], goneSince, hash: '' }),
);

describe('the address of an event that is not served', () => {
  test.each([
    ['a former address leads to the present one', 'before', { kind: 'moved', id: 'listed' }],
    ['each former address leads there', 'long-before', { kind: 'moved', id: 'listed' }],
    ['one that was parted from another leads to no event', 'parted', { kind: 'parted' }],
    ['one that was taken down is gone', 'taken-down', { kind: 'gone' }],
    ['so are its former addresses', 'taken-down-before', { kind: 'gone' }],
    ['of one that vanished nothing was decided', 'vanished', undefined],
    ['nor of its former addresses', 'vanished-before', undefined],
    ['of one that is listed nothing is said', 'listed', undefined],
    ['nothing is remembered of an invented one', 'invented', undefined],
  ])('%s', (_, id, address) => {
    expect(rememberedAddress(MEMORY, id)).toEqual(address);
  });
});
