import { describe, expect, test } from '@jest/globals';
import { finishPublication } from '#lib/catalog/publish-events.server';

describe('What follows a publication', () => {
  test('has ended only when what follows an earlier one has, though it is done at once', async () => {
    const order: string[] = [];
    const pages = Promise.withResolvers<void>();
    const first = finishPublication(() => pages.promise).then(() => order.push('first'));
    const second = finishPublication(async () => {
      order.push('work of the second');
    }).then(() => order.push('second'));
    await Promise.resolve();
    expect(order).toEqual(['work of the second']);
    pages.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(['work of the second', 'first', 'second']);
  });

  test('does not fail with an earlier one', async () => {
    const first = finishPublication(() => Promise.reject(new Error('No page was renewed')));
    const second = finishPublication(async () => {});
    await expect(first).rejects.toThrow('No page was renewed');
    await expect(second).resolves.toBeUndefined();
  });
});
