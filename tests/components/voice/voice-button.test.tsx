import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VoiceButton } from '#components/voice/voice-button';
import { setTrackHandler } from '#lib/analytics/track.browser';
import { indexFromEvents } from '#lib/events/event-index';
import { addDays } from '#lib/time/calendar-day';
import { setMuted } from '#lib/voice/speak.browser';
import { someSummary } from '../../support/events/some-event.ts';
import { FakeRecognizer, installRecognizer } from '../../support/jsdom/fake-recognizer.ts';
import { openDialogs } from '../../support/jsdom/open-dialogs.ts';
import { setClock } from '../../support/set-clock.ts';

// Of the framework only the router is faked, since navigation needs a running one.
const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => '/' }));

const address = () => window.location.pathname + window.location.search + window.location.hash;

const TODAY = '2026-11-20';
setClock(Date.parse(`${TODAY}T12:00:00-06:00`));
const EVENTS = [
  someSummary({ id: 'concert', title: 'Punta Rock Concert', date: TODAY }),
  someSummary({ id: 'parade', title: 'Street Parade', date: addDays(TODAY, 2), category: 'parade' }),
  someSummary({
    id: 'mass',
    title: 'Sea Mass',
    date: addDays(TODAY, 1),
    category: 'ceremony',
    city: 'San Pedro',
    place: 'san-pedro',
  }),
];

const said: { text: string; lang: string }[] = [];
const tracked: unknown[] = [];
setTrackHandler((event) => tracked.push(event));

function answerEvents(status = 200) {
  window.fetch = jest.fn(async () => ({
    ok: status === 200,
    status,
    json: async () => indexFromEvents(EVENTS),
  })) as unknown as typeof fetch;
}

beforeAll(() => {
  openDialogs();
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia;
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(window, {
    SpeechSynthesisUtterance: class {
      lang = '';
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
    speechSynthesis: {
      cancel: () => {},
      getVoices: () => [],
      speak: ({ text, lang }: { text: string; lang: string }) => said.push({ text, lang }),
    },
  });
});

beforeEach(() => {
  mockRouter.push.mockClear();
  tracked.length = 0;
  said.length = 0;
  setMuted(false);
  answerEvents();
  installRecognizer();
  window.history.replaceState(null, '', '/');
});

async function open() {
  const view = render(<VoiceButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask the guide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask the guide' }));
  return { ...view, dialog };
}

const ask = async (words: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), `${words}{Enter}`);
};
const answer = (text: RegExp | string) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(text));
const microphone = () => screen.queryByRole('button', { name: 'Speak' });

describe('a typed question', () => {
  test('sets the filters through the address, with ‘Voice: {labels}’ in the search', async () => {
    await open();
    await ask('parades in Griga');
    await answer(/^I found 1 parade in Dangriga\./);
    expect(address()).toBe('/?q=Voice%3A+Parade%2C+Dangriga&category=parade&city=dangriga#events');
    expect(screen.getByRole('link', { name: /Street Parade/ })).toHaveAttribute(
      'href',
      '/events/parade?q=Voice%3A+Parade%2C+Dangriga&category=parade&city=dangriga',
    );
    expect(screen.getByRole('link', { name: 'Show it in the list' })).toHaveAttribute(
      'href',
      '/?q=Voice%3A+Parade%2C+Dangriga&category=parade&city=dangriga#found',
    );
  });

  test('is answered aloud only on request', async () => {
    await open();
    await ask('parades');
    await answer(/1 parade/);
    expect(said).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
    expect(said).toEqual([{ text: expect.stringMatching(/^I found 1 parade/), lang: 'en-US' }]);
  });

  test('is tracked by its way of asking and whether it found events, without its words', async () => {
    await open();
    await ask('xylophones');
    await answer(/^Nothing here mentions “xylophones”/);
    expect(tracked).toEqual([{ name: 'voice_response', way: 'typed', found: false }]);
  });

  test('that asks for all events sets the search text to ‘Voice search completed’', async () => {
    await open();
    await ask('show me everything');
    await answer(/^I found 3 events\./);
    expect(address()).toBe('/?q=Voice+search+completed#events');
  });

  test('on a page without a list leads to the page of all events', async () => {
    window.history.replaceState(null, '', '/submit-event');
    await open();
    await ask('San Pedro');
    await answer(/1 event in San Pedro/);
    expect(mockRouter.push).toHaveBeenCalledWith(
      '/things-to-do-in-belize?q=Voice%3A+San+Pedro&city=san-pedro#events',
    );
  });

  test('in Spanish is answered in Spanish', async () => {
    await open();
    await ask('¿qué desfiles hay?');
    await answer(/^Encontré 1 desfile/);
    expect(screen.getByRole('link', { name: 'Verlo en la lista' })).toBeVisible();
  });

  test('that is empty does nothing', async () => {
    await open();
    await ask('   ');
    expect(address()).toBe('/');
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus();
  });

  test('with ‘near me’ searches all places and says why the location is unknown', async () => {
    await open();
    await ask('concerts near me');
    await answer(/^Geolocation not supported\. I looked in all places; choose yours below\. I found 1 event/);
    expect(address()).toBe('/?q=Voice%3A+%E2%80%9Cconcert%E2%80%9D#events');
  });

  test('for a place without events offers a search everywhere', async () => {
    await open();
    await ask('parades in San Pedro');
    await answer(/no parades in San Pedro\. Elsewhere: Street Parade.* In other places there is 1\./);
    expect(screen.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute(
      'href',
      '/?q=Voice%3A+Parade&category=parade#found',
    );
  });

  test('for a time without events offers a search at all dates', async () => {
    await open();
    await ask('parades today');
    await answer(/no parades today\. The nearest day: Street Parade.* At other times there is 1\./);
    expect(screen.getByRole('link', { name: 'See all dates' })).toHaveAttribute(
      'href',
      '/?q=Voice%3A+Parade&category=parade#found',
    );
  });

  test('sets the filters even when the calendar does not load, and can be tried again', async () => {
    answerEvents(503);
    await open();
    await ask('parades in Dangriga');
    await answer('The calendar could not be loaded, but the filters are set.');
    expect(address()).toBe('/?q=Voice%3A+Parade%2C+Dangriga&category=parade&city=dangriga#events');
    answerEvents();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answer(/^I found 1 parade/);
  });

  test('can be chosen from examples', async () => {
    const { dialog } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Parades in Dangriga this weekend' }));
    await answer(/Dangriga this weekend/);
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue(
      'Parades in Dangriga this weekend',
    );
  });
});

describe('the language switch', () => {
  test('changes the dialog to Spanish', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
    expect(screen.getByRole('heading', { name: 'Pregunte a la guía' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Su pregunta' })).toBeVisible();
    const close = screen.getByRole('button', { name: 'Cerrar' });
    expect(within(close).getByText('Cerrar')).toHaveAttribute('lang', 'es');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  test('sets the language of the answer to a question that is only a name', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Su pregunta' }), 'San Pedro{Enter}');
    await answer(/^Encontré 1 evento en San Pedro/);
  });
});

describe('the microphone', () => {
  test('is not shown by a browser without speech recognition', async () => {
    await open();
    expect(microphone()).not.toBeInTheDocument();
  });

  test.each(['SpeechRecognition', 'webkitSpeechRecognition'] as const)(
    'is offered by a browser with %s',
    async (name) => {
      installRecognizer(name);
      await open();
      expect(microphone()).toBeVisible();
    },
  );

  test('opens on a press, and says before where the sound is sent', async () => {
    installRecognizer('SpeechRecognition');
    await open();
    expect(microphone()).toHaveAccessibleDescription(
      /Chrome sends it to Google.*None of the sound reaches this site/,
    );
    expect(FakeRecognizer.all).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
    expect(FakeRecognizer.last).toMatchObject({ lang: 'en-BZ', calls: ['start'] });
    expect(screen.getByText('Listening …')).toBeVisible();
  });

  test('shows the words while they are recognised; then they are answered aloud', async () => {
    installRecognizer('SpeechRecognition');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
    act(() => FakeRecognizer.last.hear('parades in', false));
    expect(screen.getByText('“parades in”')).toBeVisible();
    act(() => FakeRecognizer.last.hear('parades in dan griga'));
    await answer(/^I found 1 parade in Dangriga/);
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('parades in dan griga');
    expect(said).toEqual([{ text: expect.stringMatching(/^I found 1 parade/), lang: 'en-US' }]);
    expect(tracked).toEqual([{ name: 'voice_response', way: 'spoken', found: true }]);
  });

  test('gets no spoken answers when these are muted, and the choice is stored', async () => {
    installRecognizer('SpeechRecognition');
    await open();
    const mute = screen.getByRole('button', { name: 'Mute answers' });
    await userEvent.click(mute);
    expect(mute).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
    act(() => FakeRecognizer.last.hear('parades'));
    await answer(/1 parade/);
    expect(said).toEqual([]);
    expect(window.localStorage.getItem('voice-muted')).toBe('yes');
  });

  test('listens in Spanish when Spanish is chosen', async () => {
    installRecognizer('SpeechRecognition');
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hablar' }));
    expect(FakeRecognizer.last.lang).toBe('es-BZ');
  });

  test.each([
    ['not-allowed', /may not be used here/],
    ['service-not-allowed', /may not be used here/],
    ['no-speech', /Nothing was heard/],
    ['audio-capture', /No microphone was found/],
    ['network', /speech service did not answer/],
    ['something-new', /does not work in this browser/],
  ])('shows a sentence for the error %s, and can be pressed again', async (error, sentence) => {
    installRecognizer('SpeechRecognition');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
    act(() => FakeRecognizer.last.fail(error));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(microphone()).toBeVisible();
  });

  test('shows a sentence when the recognizer’s constructor throws', async () => {
    installRecognizer('webkitSpeechRecognition', function throwing() {
      throw new Error('Not today');
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Listening does not work in this browser right now.',
    );
  });

  test('stops when the button Stop is pressed', async () => {
    installRecognizer('SpeechRecognition');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(FakeRecognizer.last.calls).toEqual(['start', 'stop']);
    act(() => FakeRecognizer.last.end());
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was heard.');
  });

  test('closes with the dialog', async () => {
    installRecognizer('SpeechRecognition');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(FakeRecognizer.last.calls).toEqual(['start', 'abort']);
    act(() => FakeRecognizer.last.hear('too late'));
    expect(address()).toBe('/');
  });

  test('closes when a question is typed', async () => {
    installRecognizer('SpeechRecognition');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
    await ask('parades');
    await answer(/1 parade/);
    expect(FakeRecognizer.last.calls).toContain('abort');
  });
});
