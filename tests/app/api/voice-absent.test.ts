import { expect, test } from '@jest/globals';
import { GET } from '../../../app/api/voice/route.ts';
import { POST } from '../../../app/api/voice/session/route.ts';
import { describeStores } from '../../support/store/stores.ts';

// Nothing is configured here.
process.env.OPENAI_API_KEY = '';

describeStores('Without a voice service', () => {
  test('no conversation is offered, and none is opened', async () => {
    expect(await (await GET(new Request('http://localhost:3000/api/voice'))).json()).toEqual({ live: false });
    const answer = await POST(
      new Request('http://localhost:3000/api/voice/session', {
        method: 'POST',
        body: '{}',
        headers: { Host: 'localhost:3000', 'Content-Type': 'application/json' },
      }),
    );
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      error: 'There are no live conversations here. The assistant answers what you type.',
    });
  });
});
