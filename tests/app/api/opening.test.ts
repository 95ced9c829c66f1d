import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { POST } from '../../../app/api/opening/route.ts';
import { describeStores } from '../../support/store/stores.ts';
import { mutated } from '../../support/submissions/mutated-bodies.ts';
import { someMessageBody } from '../../support/submissions/some-bodies.ts';

process.env.TRUSTED_PROXIES = '1';

describeStores('The opening of a form', () => {
  test('is answered with a token of its own or refused with a sentence, whatever the request contains', async () => {
    const tokens = new Set<string>();
    let visitor = 0;
    await fc.assert(
      fc.asyncProperty(mutated(someMessageBody()), async ({ body, headers }) => {
        visitor += 1;
        const answer = await POST(
          new Request('http://localhost:3000/api/opening', {
            method: 'POST',
            body,
            headers: {
              Host: 'localhost:3000',
              'X-Forwarded-For': `10.0.${visitor >> 8}.${visitor & 255}`,
              ...headers,
            },
          }),
        );
        const { token, error } = (await answer.json()) as { token?: string; error?: string };
        if (answer.status === 200) {
          expect(token).toMatch(/^[\da-z]+\.[\w-]{22}\.[\w-]{43}$/);
          expect(tokens).not.toContain(token);
          tokens.add(String(token));
        } else expect([answer.status, error]).toEqual([403, 'This can only be sent from our own pages.']);
      }),
      { numRuns: 200, seed: 20_261_121 },
    );
    expect(tokens.size).toBeGreaterThan(100);
  });
});
