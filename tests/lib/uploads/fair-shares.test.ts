import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fairShares, fitsShare } from '#lib/uploads/fair-shares';

const TOTAL = 1_000;
const DIVISOR = 3;

/** Takes single units for a network until it gets no more. */
function takeAll({ take }: ReturnType<typeof fairShares>, network: string): number {
  let taken = 0;
  while (take(network, 1)) taken += 1;
  return taken;
}

describe('A network', () => {
  test.each([
    [{ own: 0, all: 0 }, 250, true],
    [{ own: 0, all: 0 }, 251, false],
    [{ own: 200, all: 200 }, 50, true],
    [{ own: 200, all: 200 }, 51, false],
    [{ own: 0, all: 250 }, 187, true],
    [{ own: 0, all: 250 }, 188, false],
    [{ own: 0, all: 1_000 }, 1, false],
    [{ own: 0, all: 1_200 }, 0, false],
  ])('that holds %j of 1,000 may take %i more: %s', (held, wanted, expected) => {
    expect(fitsShare({ ...held, total: TOTAL }, wanted, DIVISOR)).toBe(expected);
  });

  test('that comes last still gets its share, however greedy ten others are', () => {
    const shares = fairShares(TOTAL, DIVISOR);
    for (let network = 0; network < 10; network += 1) takeAll(shares, `greedy ${network}`);
    expect(takeAll(shares, 'honest')).toBeGreaterThan(0);
  });

  test('gets as much as any other once those who came first have given back and taken anew', () => {
    const shares = fairShares(TOTAL, DIVISOR);
    const networks = ['a', 'b', 'c', 'd'];
    const held = new Map(networks.map((network) => [network, takeAll(shares, network)]));
    for (let round = 0; round < 20; round += 1)
      for (const network of networks) {
        shares.giveBack(network, held.get(network) ?? 0);
        held.set(network, takeAll(shares, network));
      }
    const amounts = [...held.values()];
    expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
  });
});

describe('Shares', () => {
  const step = fc.record({ network: fc.constantFrom('a', 'b', 'c', 'd', 'e'), amount: fc.nat(400) });

  test('never add up to more than there is, and are free again when all is given back', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const shares = fairShares(TOTAL, DIVISOR);
        const taken = steps.filter(({ network, amount }) => shares.take(network, amount));
        expect(shares.held()).toBe(taken.reduce((sum, { amount }) => sum + amount, 0));
        expect(shares.held()).toBeLessThan(TOTAL);
        for (const { network, amount } of taken) shares.giveBack(network, amount);
        expect(shares.held()).toBe(0);
        expect(takeAll(shares, 'a')).toBe(TOTAL / (DIVISOR + 1));
      }),
    );
  });

  test('leave something for a network that holds nothing yet, whatever was taken before', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const shares = fairShares(TOTAL, DIVISOR);
        for (const { network, amount } of steps) shares.take(network, amount);
        expect(shares.take('newcomer', 1)).toBe(true);
      }),
    );
  });
});
