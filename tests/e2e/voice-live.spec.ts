import { completeChromium } from '../../scripts/chromium.mjs';
import { startRealtimeVoice } from '../fakes/realtime-voice.mjs';
import { expect, type Page, test } from '../support/browser/strong-device.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';
import { addLiveVoice } from '../support/voice/live-voice.ts';
import { keepTracks, microphoneIsOff, told } from '../support/voice/live-windows.ts';

// Live conversations in a real browser: the other end of the WebRTC connection is a second page of the same browser,
// so offer, answer, channel and sound are real ones, on loopback.

test.describe.configure({ mode: 'default' });
// The build knows no voice service, so its policy names none; that it names a configured one is a test of its own.
test.use({
  bypassCSP: true,
  permissions: ['microphone'],
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: completeChromium(),
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          // Local addresses unmasked: no multicast DNS runs here to resolve their names.
          '--disable-features=WebRtcHideLocalIpsWithMdns',
          '--autoplay-policy=no-user-gesture-required',
        ],
      }),
    { scope: 'worker' },
  ],
});

let service: Awaited<ReturnType<typeof startRealtimeVoice>>;
let site: SiteServer;

test.beforeAll(async () => {
  service = await startRealtimeVoice();
  site = await startSite({ env: { ...service.env, TRUSTED_PROXIES: '1' } });
});
test.afterAll(async () => {
  await site?.stop();
  await service?.close();
});
test.beforeEach(async ({ context }, { testId, repeatEachIndex }) => {
  service.setFault(undefined);
  // Each test is a household of its own, or the limit of one would end them.
  const number = [...testId].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_000, repeatEachIndex);
  await context.setExtraHTTPHeaders({});
  await context.route(`${site.url}/api/**`, (route) =>
    route.continue({
      headers: { ...route.request().headers(), 'x-forwarded-for': `10.9.${number >> 8}.${number & 255}` },
    }),
  );
});

/** A page of the site and the service's end, which takes the next call. */
async function pages(page: Page) {
  const peer = await page.context().newPage();
  await peer.goto(`${service.url}/peer`);
  await page.goto(`${site.url}/terms`);
  await page.bringToFront();
  await addLiveVoice(page);
  return peer;
}

async function conversation(page: Page) {
  const peer = await pages(page);
  await page.evaluate(() => window.live.open());
  await expect.poll(() => told(page)).toEqual(['state: connecting', 'state: listening']);
  await expect.poll(() => peer.evaluate(() => window.peer.isOpen())).toBe(true);
  return peer;
}

test('the destination of the sound is shown before the microphone is requested', async ({ page }) => {
  await keepTracks(page);
  await pages(page);
  expect(await page.evaluate(() => window.live.offered())).toEqual({
    live: true,
    destination: expect.stringContaining(new URL(service.url).host),
  });
  expect(await page.evaluate(() => (window as unknown as { tracks: unknown[] }).tracks)).toEqual([]);
});

test('a conversation listens, searches the list, gets the results, responds, and ends', async ({ page }) => {
  await keepTracks(page);
  const before = service.minted.length;
  const peer = await conversation(page);
  expect(service.minted.length).toBe(before + 1);
  const { instructions, tools } = await peer.evaluate(() => window.peer.session());
  expect(instructions).toContain('<events>');
  expect(tools.map(({ name }) => name)).toEqual(['search_events']);
  // The microphone arrives at the other end.
  await expect.poll(() => peer.evaluate(() => window.peer.soundBytes())).toBeGreaterThan(0);

  await peer.evaluate(() => {
    window.peer.hear('Parades in Griga this weekend');
    window.peer.callTool('call_1', { category: 'parade', city: 'Griga', when: 'weekend', extra: 7 });
  });
  await expect
    .poll(() => page.evaluate(() => window.live.searches))
    .toEqual([{ category: 'parade', city: 'dangriga', when: 'weekend' }]);
  await expect
    .poll(() => peer.evaluate(() => window.peer.received()))
    .toEqual([
      {
        type: 'conversation.item.create',
        item: {
          type: 'function_call_output',
          call_id: 'call_1',
          output: '{"count":3,"labels":["Parade","Dangriga"]}',
        },
      },
      { type: 'response.create' },
    ]);

  await peer.evaluate(() => window.peer.answer('Three parades are on in Dangriga.'));
  await expect
    .poll(() => told(page))
    .toEqual([
      'state: connecting',
      'state: listening',
      'visitor: Parades in Griga this weekend',
      'state: speaking',
      'assistant: Three parades are on in Dangriga.',
    ]);
  // The sound of the service is played in the page.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { played?: HTMLAudioElement }).played?.currentTime))
    .toBeGreaterThan(0);
  await peer.evaluate(() => window.peer.finishSpeaking());
  await expect.poll(async () => (await told(page)).at(-1)).toBe('state: listening');

  await page.evaluate(() => window.live.stop());
  expect((await told(page)).at(-1)).toBe('state: ended');
  expect(await microphoneIsOff(page)).toBe(true);
  await expect.poll(() => peer.evaluate(() => window.peer.isOpen())).toBe(false);
});

test('in the guide’s dialog a tool call sets the same filters as a typed question', async ({ page }) => {
  await keepTracks(page);
  const peer = await pages(page);
  const button = page.getByRole('button', { name: 'Ask the guide' });
  await button.first().click();
  const dialog = page.getByRole('dialog', { name: 'Ask the guide' });
  await expect(dialog.getByText(`sends the sound to ${new URL(service.url).host}`)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { tracks: unknown[] }).tracks)).toEqual([]);

  await dialog.getByRole('button', { name: 'Start a live conversation' }).click();
  await expect(dialog.getByText('Listening. Just talk.')).toBeVisible();
  await expect.poll(() => peer.evaluate(() => window.peer.isOpen())).toBe(true);
  await peer.evaluate(() => window.peer.callTool('call_1', { category: 'parade', city: 'San Pedro' }));
  await expect(page).toHaveURL(/[?&]category=parade&city=san-pedro/);
  expect(new URL(page.url()).searchParams.get('q')).toMatch(/^Voice: .*San Pedro/);
  const outputs = () => peer.evaluate(() => window.peer.received().flatMap(({ item }) => item?.output ?? []));
  await expect.poll(outputs).toHaveLength(1);
  const [output = '{}'] = await outputs();
  const { count, labels, first } = JSON.parse(output);
  expect(labels).toContain('San Pedro');
  // The first ones with what can be read out: day, hour, place and price.
  expect(first[0]).toEqual({
    title: expect.any(String),
    day: expect.stringMatching(/ 20\d\d$/),
    time: expect.any(String),
    place: expect.stringContaining('San Pedro'),
    cost: expect.any(String),
  });
  // The list shows the same number that was sent to the service.
  await expect(page.locator('#events').getByText(new RegExp(`^${count} events? in San Pedro`))).toBeVisible();
  await peer.evaluate(() => window.peer.answer('There is a lighted boat parade in San Pedro.'));
  await expect(dialog.getByText('There is a lighted boat parade in San Pedro.')).toBeVisible();

  // No other recognition runs meanwhile, and the button to end stays visible however long the response above it is.
  await expect(dialog.getByRole('button', { name: 'Speak' })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(dialog.getByRole('button', { name: 'End the conversation' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'End the conversation' }).click();
  await expect.poll(() => microphoneIsOff(page)).toBe(true);
  await expect.poll(() => peer.evaluate(() => window.peer.isOpen())).toBe(false);
});

test('without a location the service is instructed to say that it is unknown', async ({ page }) => {
  const peer = await conversation(page);
  await page.evaluate(() => {
    window.live.outcome = { count: 9, labels: [], placeUnknown: true };
  });
  await peer.evaluate(() => window.peer.callTool('call_1', { nearMe: true }));
  const output = () =>
    peer.evaluate(() =>
      window.peer.received().flatMap(({ item }) => (item ? [JSON.parse(item.output)] : [])),
    );
  await expect
    .poll(output)
    .toEqual([{ count: 9, labels: [], note: expect.stringMatching(/^Nobody knows where the person is/) }]);
});

test('malformed messages of the service change nothing, and a failed search is reported to it', async ({
  page,
}) => {
  const peer = await conversation(page);
  await page.evaluate(() => {
    window.live.outcome = 'throws';
  });
  await peer.evaluate(() => {
    window.peer.sayRaw('{"type":');
    window.peer.sayRaw('7');
    window.peer.say({ type: 'something.new', transcript: 7 });
    window.peer.say({
      type: 'error',
      error: { type: 'invalid_request_error', code: 'unknown', message: 'x' },
    });
    window.peer.callTool('call_1', 'no json');
    window.peer.callTool('call_1', '{}');
    window.peer.callTool('call_2', '{}', 'delete_everything');
    window.peer.callTool('call_3', { city: 'San Pedro' });
  });
  const outputs = () =>
    peer.evaluate(() =>
      window.peer
        .received()
        .flatMap(({ item }) => (item ? [[item.call_id, Object.keys(JSON.parse(item.output))]] : [])),
    );
  await expect.poll(outputs).toEqual([
    ['call_1', ['error']],
    ['call_2', ['error']],
    ['call_3', ['error']],
  ]);
  expect(await told(page)).toEqual(['state: connecting', 'state: listening']);
});

test.describe('a conversation names the reason of its end and switches the microphone off', () => {
  test.beforeEach(({ page }) => keepTracks(page));

  async function expectEnd(page: Page, sentence: RegExp) {
    await expect.poll(async () => (await told(page)).at(-1)).toBe('state: ended');
    expect((await told(page)).at(-2)).toMatch(sentence);
    expect((await told(page)).filter((line) => line === 'state: ended')).toHaveLength(1);
    expect(await microphoneIsOff(page)).toBe(true);
  }

  test('when the service hangs up', async ({ page }) => {
    const peer = await conversation(page);
    await peer.evaluate(() => window.peer.hangUp());
    await expectEnd(page, /connection was lost/);
  });

  test('when the session has expired', async ({ page }) => {
    const peer = await conversation(page);
    await peer.evaluate(() => window.peer.say({ type: 'error', error: { code: 'session_expired' } }));
    await expectEnd(page, /lasts three minutes/);
  });

  test('when three minutes are over', async ({ page }) => {
    await page.clock.install();
    await conversation(page);
    // Real time passes as well, and a slow machine needs seconds.
    await page.clock.fastForward(120_000);
    expect((await told(page)).at(-1)).toBe('state: listening');
    await page.clock.fastForward(60_000);
    await expectEnd(page, /lasts three minutes/);
  });

  test('when the page is hidden', async ({ page }) => {
    await conversation(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expectEnd(page, /out of sight/);
  });

  test('when the service refuses it, or answers with what is no answer', async ({ page }) => {
    await pages(page);
    for (const fault of ['500', 'refuses-call', 'wrong-sdp'] as const) {
      service.setFault(fault);
      await page.evaluate(async () => {
        window.live.told.length = 0;
        // What the microphone gives from now on.
        (window as unknown as { tracks: unknown[] }).tracks.length = 0;
        await window.live.open();
      });
      await expectEnd(page, /cannot be opened right now/);
    }
  });

  test('when the service does not respond in time', async ({ page }) => {
    await page.clock.install();
    await pages(page);
    service.setFault('call-hangs');
    await page.evaluate(() => window.live.open());
    await expect.poll(() => microphoneIsOff(page)).toBe(false);
    await page.clock.fastForward(21_000);
    await expectEnd(page, /took too long/);
  });
});

test('a conversation can be stopped while it connects', async ({ page }) => {
  await keepTracks(page);
  await pages(page);
  service.setFault('call-hangs');
  await page.evaluate(async () => {
    await window.live.open();
    window.live.stop();
    window.live.stop();
  });
  await expect.poll(() => told(page)).toEqual(['state: connecting', 'state: ended']);
  await expect.poll(() => microphoneIsOff(page)).toBe(true);
});

test('without permission for the microphone no session is created', async ({ page, context }) => {
  await pages(page);
  await context.clearPermissions();
  const before = service.minted.length;
  await page.evaluate(() => window.live.open());
  await expect.poll(async () => (await told(page)).at(-1)).toBe('state: ended');
  expect((await told(page)).at(-2)).toMatch(/^failure: The microphone is not allowed here/);
  expect(service.minted.length).toBe(before);
});

for (const missing of ['RTCPeerConnection', 'mediaDevices'])
  test(`a browser without ${missing} is offered no conversation`, async ({ page }) => {
    await page.addInitScript((name) => {
      const owner = name === 'mediaDevices' ? Navigator.prototype : window;
      Object.defineProperty(owner, name, {
        get: () => {
          throw new Error('Not here');
        },
      });
    }, missing);
    await pages(page);
    expect(await page.evaluate(() => window.live.offered())).toEqual({ live: false });
    await page.evaluate(() => window.live.open());
    await expect.poll(async () => (await told(page)).at(-1)).toBe('state: ended');
    expect((await told(page)).at(-2)).toMatch(/^failure: This browser cannot hold a live conversation/);
  });

test('the log has neither the key nor the secrets', () => {
  expect(site.log()).not.toContain(service.key);
  expect(site.log()).not.toContain('ek_loopback');
});
