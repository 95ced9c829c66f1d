import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventForm, type EventFormProps } from '#components/submissions/event-form';
import { deleteDraft, loadDrafts, openDraft, saveDraft } from '#lib/forms/draft.browser';
import { DRAFT_SENT } from '#lib/forms/waiting-forms';
import { deleteDrafts, latestDraft } from '../../support/forms/drafts.ts';
import { startUploadServer } from '../../support/images/upload-server.ts';
import { preferMotion } from '../../support/jsdom/motion.ts';
import { installWebLocks, lockInOtherTab, removeWebLocks } from '../../support/jsdom/web-locks.ts';
import { setClock } from '../../support/set-clock.ts';

type Arrival = { path: string; key: string | null; token: string | null; body: Record<string, unknown> };

const SENT = {
  message: 'Event submitted successfully!',
  reference: 'BC-7K4M-92QX',
  statusUrl: '/status/abc',
};
const arrivals: Arrival[] = [];
let answer: () => Response;

// The fake server.
const network = async (path: string, { body, headers }: RequestInit = {}) => {
  if (path === '/api/opening') return json(200, { token: 'a-token' });
  const sent = new Headers(headers);
  arrivals.push({
    path,
    key: sent.get('Idempotency-Key'),
    token: sent.get('X-Opening-Token'),
    body: JSON.parse(String(body)),
  });
  return answer();
};
const json = (status: number, body: unknown) =>
  ({ ok: status < 400, status, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;

const MINUTE_MS = 60_000;
const OPENED = Date.UTC(2026, 10, 20, 3);
let now = OPENED;
const later = (ms: number) => {
  now += ms;
  setClock(now);
};

const onLeave = jest.fn();
const onReport = jest.fn();
const onStay = jest.fn();

beforeEach(() => {
  globalThis.fetch = network as typeof fetch;
  Element.prototype.scrollIntoView = jest.fn();
  preferMotion(true);
  answer = () => json(200, SENT);
  arrivals.length = 0;
  window.history.replaceState(null, '');
  now = OPENED;
  setClock(now);
  for (const heard of [onLeave, onReport, onStay]) heard.mockClear();
});

afterEach(() => deleteDrafts('event'));

const form = (props: Partial<EventFormProps> = {}) => (
  <EventForm
    level={2}
    contact={{}}
    renderCard={({ title, time, city }) => <p>{[title, time, city].join(' · ')}</p>}
    onLeave={onLeave}
    onReport={onReport}
    onStay={onStay}
    {...props}
  />
);

const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const next = () => userEvent.click(screen.getByRole('button', { name: /^Next/ }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const community = () => screen.getByRole('combobox', { name: 'City/Community' });
const fill = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

async function fillDetails() {
  await step('Event Details');
  fill(field('Event title'), 'Village Fiesta');
  fill(screen.getByLabelText('Event date'), '2026-12-05');
  await userEvent.click(screen.getByRole('radio', { name: 'Cultural Celebration' }));
  fill(field('Event description'), 'Marimba, food and games on the field behind the school.');
}

async function toLocation() {
  await fillDetails();
  await next();
  await step('Location');
}

/** Fills in the open step Location and goes on. */
async function fillLocation(place = 'Silk Grass') {
  fill(community(), place);
  fill(field('Venue name'), 'Football Field');
  await next();
  await step('Contact Info');
}

async function toContact() {
  await toLocation();
  await fillLocation();
}

/** Fills in the open step Contact Info and goes on. */
async function fillContact() {
  fill(field('Your name'), 'Sample Organiser');
  fill(field('Your email'), 'organiser@example.com');
  await next();
  await step('Images & Media');
}

async function toMedia() {
  await toContact();
  await fillContact();
}

/** Goes on from Images & Media. */
async function review() {
  await next();
  await step('Review & Submit');
}

async function toReview() {
  await toMedia();
  await review();
}

/** The values of an event with all that is asked for. */
const COMPLETE = {
  title: 'Village Fiesta',
  date: '2026-12-05',
  category: 'cultural',
  description: 'Marimba, food and games on the field behind the school.',
  country: 'Belize',
  community: 'Silk Grass',
  venueName: 'Football Field',
  submitterName: 'Sample Organiser',
  submitterEmail: 'organiser@example.com',
};

const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit event for review' }));

async function sendLater() {
  await toReview();
  later(MINUTE_MS);
  await send();
}

describe('The price of an event', () => {
  const price = () => screen.queryByRole('textbox', { name: /^Price/ });

  test('is asked with its currency when the cost is Paid, and kept when that is changed', async () => {
    render(form());
    await fillDetails();
    expect(price()).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Paid' }));
    fill(field(/^Price/), '20');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Currency/ }), 'US$ (US dollars)');
    await userEvent.click(screen.getByRole('radio', { name: 'Free' }));
    expect(price()).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Paid' }));
    expect(price()).toHaveProperty('value', '20');
  });

  test('holds Next back with a sentence while it is not one number, unless the event is not paid', async () => {
    render(form());
    await fillDetails();
    await userEvent.click(screen.getByRole('radio', { name: 'Paid' }));
    fill(field(/^Price/), 'twenty');
    await next();
    expect(screen.getAllByText(/^Enter one price as a number/)).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('radio', { name: 'Free' }));
    await next();
    await step('Location');
  });

  test('is reviewed and sent', async () => {
    render(form());
    await fillDetails();
    await userEvent.click(screen.getByRole('radio', { name: 'Paid' }));
    fill(field(/^Price/), '$1,250');
    await next();
    await step('Location');
    await fillLocation();
    await fillContact();
    await review();
    expect(screen.getByText('BZ$1,250 (US$625)')).toBeTruthy();
    later(MINUTE_MS);
    await send();
    expect(arrivals.at(-1)?.body).toMatchObject({ cost: 'paid', price: '$1,250', currency: '' });
  });
});

describe('The date of an event', () => {
  test('that has passed is said and holds Next back', async () => {
    render(form());
    await fillDetails();
    fill(screen.getByLabelText('Event date'), '2025-12-05');
    await next();
    expect(screen.getByRole('link', { name: 'This day has passed. Is the year right?' })).toBeVisible();
    fill(screen.getByLabelText('Event date'), '2026-12-05');
    await next();
    await step('Location');
  });

  test('that was typed in words is answered with how a day is written', async () => {
    render(form());
    await fillDetails();
    const date = screen.getByLabelText('Event date');
    // As in a browser without a picker of dates.
    date.setAttribute('type', 'text');
    fill(date, 'Saturday, 5 December 2026');
    await next();
    expect(screen.getByRole('link', { name: 'Event date must be a day like 2026-11-19' })).toBeVisible();
  });
});

describe('The steps of the event form', () => {
  test('do not go on with another date that is not after the first, which would be left out', async () => {
    render(form());
    await fillDetails();
    await userEvent.click(screen.getByRole('radio', { name: 'Several dates' }));
    fill(screen.getByLabelText(/^Every Saturday until/), '2026-12-19');
    fill(screen.getByLabelText(/^Another date/), '2026-12-04');
    await next();
    expect(screen.getByRole('heading', { level: 2, name: 'Event Details' })).toBeVisible();
    expect(
      screen.getAllByText(/^Choose at least one date after the event date, and none before it/)[0],
    ).toBeVisible();
    expect(screen.getByLabelText(/^Another date/)).toHaveValue('2026-12-04');
    fill(screen.getByLabelText(/^Another date/), '2026-12-24');
    await next();
    await step('Location');
  });

  test('are five, each with the focus on its heading, its number and the completed part', async () => {
    render(form());
    await toReview();
    expect(await step('Review & Submit')).toHaveFocus();
    expect(screen.getByText('Step 5 of 5')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
    expect(onReport.mock.calls).toEqual([2, 3, 4, 5].map((number) => [{ name: 'step', step: number }]));
  });

  test('are each reported once, even when they are opened again', async () => {
    render(form());
    await toReview();
    onReport.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await step('Images & Media');
    await review();
    expect(onReport).not.toHaveBeenCalled();
  });

  test('have a button Previous, disabled on step 1, that leads back with all values unchanged', async () => {
    render(form());
    await step('Event Details');
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await toLocation();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await step('Event Details')).toHaveFocus();
    expect(field('Event title')).toHaveValue('Village Fiesta');
  });

  test('follow the browser’s Back', async () => {
    render(form());
    await toLocation();
    window.history.back();
    expect(await step('Event Details')).toHaveFocus();
  });

  test.each([
    ['Event title is required', 'Event title'],
    ['Event date is required', 'Event date'],
    ['Event category is required', 'Cultural Celebration'],
    ['Event description is required', 'Event description'],
  ])('open with Next only if the current one is valid: %s', async (sentence, control) => {
    render(form());
    await step('Event Details');
    await next();
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: sentence }));
    expect(screen.getByLabelText(control)).toHaveFocus();
    expect(screen.getByText('Step 1 of 5')).toBeVisible();
  });

  test('require a description of 20 characters, and an error is removed when its field is edited', async () => {
    render(form());
    await fillDetails();
    fill(field('Event description'), 'Too short');
    await next();
    expect(field('Event description')).toHaveAccessibleDescription(
      /Error: Description must be at least 20 characters/,
    );
    await userEvent.type(field('Event description'), ' but growing');
    expect(field('Event description')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('show no errors before Next', async () => {
    render(form());
    await step('Event Details');
    await userEvent.click(field('Event title'));
    await userEvent.tab();
    expect(screen.queryByText('Event title is required')).toBeNull();
  });

  test.each([['City/Community is required'], ['Venue name is required']])(
    'do not lead on from step 2 without it: %s',
    async (sentence) => {
      render(form());
      await toLocation();
      await next();
      expect(await screen.findByRole('link', { name: sentence })).toBeVisible();
    },
  );

  test('do not lead on from step 2 without the name of another country', async () => {
    render(form({ international: true }));
    await toLocation();
    await next();
    await userEvent.click(await screen.findByRole('link', { name: 'Country is required' }));
    expect(field('Name of the country')).toHaveFocus();
  });

  test.each([['Your name is required'], ['Your email is required']])(
    'do not lead on from step 3 without it: %s',
    async (sentence) => {
      render(form());
      await toContact();
      await next();
      expect(await screen.findByRole('link', { name: sentence })).toBeVisible();
    },
  );

  test('do not lead on from step 3 without a valid email address', async () => {
    render(form());
    await toContact();
    fill(field('Your email'), 'organiser at example');
    await next();
    expect(await screen.findByRole('link', { name: 'Please enter a valid email address' })).toBeVisible();
  });
});

describe('In the event form', () => {
  test('the date picker’s minimum is today in Belize', async () => {
    render(form());
    await step('Event Details');
    // 03:00 UTC on the 20th is the 19th in Belize.
    expect(screen.getByLabelText('Event date')).toHaveAttribute('min', '2026-11-19');
  });

  test('selecting all-day sets time to empty and disables the time input', async () => {
    render(form());
    await step('Event Details');
    const start = screen.getByLabelText(/^Start time/);
    fill(start, '19:30');
    expect(screen.getByRole('radio', { name: 'From and to' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'All day' }));
    expect(start).toHaveValue('');
    expect(start).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'From and to' }));
    expect(start).toBeEnabled();
  });

  test('hours that are not known yet empty the time and disable it too', async () => {
    render(form());
    await step('Event Details');
    const start = screen.getByLabelText(/^Start time/);
    fill(start, '19:30');
    const unknown = screen.getByRole('radio', { name: 'Not known yet' });
    await userEvent.click(unknown);
    expect(unknown).toBeChecked();
    expect(start).toHaveValue('');
    expect(start).toBeDisabled();
  });

  test('a community that is typed in full sets its district, one of several of its name does not', async () => {
    render(form());
    await toLocation();
    const district = screen.getByRole('combobox', { name: 'District (optional)' });
    await userEvent.type(community(), 'San Antonio');
    expect(district).toHaveValue('');
    await userEvent.clear(community());
    await userEvent.type(community(), 'dangriga');
    expect(district).toHaveValue('Stann Creek');
    await userEvent.selectOptions(district, 'Toledo');
    await userEvent.clear(community());
    await userEvent.type(community(), 'Hopkins');
    expect(district).toHaveValue('Toledo');
  });

  test('a suggested community sets its district', async () => {
    render(form());
    await toLocation();
    await userEvent.type(community(), 'hopk');
    await userEvent.click(screen.getByRole('option', { name: /Hopkins/ }));
    expect(community()).toHaveValue('Hopkins');
    expect(screen.getByRole('combobox', { name: 'District (optional)' })).toHaveValue('Stann Creek');
  });

  test('changing the country clears the community, and the district when the country is not Belize', async () => {
    render(form());
    await toLocation();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'District (optional)' }), 'Toledo');
    fill(community(), 'Barranco');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada');
    expect(community()).toHaveValue('');
    expect(screen.queryByRole('combobox', { name: /District/ })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Belize');
    expect(screen.getByRole('combobox', { name: 'District (optional)' })).toHaveValue('');
  });

  test('the six countries are offered, plus a free-text Other', async () => {
    render(form());
    await toLocation();
    const country = screen.getByRole('combobox', { name: 'Country' });
    expect(
      within(country)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Belize', 'United States', 'Canada', 'United Kingdom', 'Mexico', 'Guatemala', 'Other']);
    await userEvent.selectOptions(country, 'Other');
    await userEvent.type(field('Name of the country'), 'Mexico and beyond');
    expect(field('Name of the country')).toHaveValue('Mexico and beyond');
  });

  test('an international event starts with another country', async () => {
    render(form({ international: true }));
    await toLocation();
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Other');
  });
});

describe('The review of an event', () => {
  test('shows the card that will be published, every answer, and "Not provided"', async () => {
    render(form());
    await step('Event Details');
    fill(screen.getByLabelText(/^Start time/), '19:30');
    await toReview();
    expect(screen.getByText('Village Fiesta · 7:30 PM · Silk Grass')).toBeInTheDocument();
    expect(screen.getByText('Saturday, 5 December 2026')).toBeVisible();
    expect(screen.getByText('7:30 PM')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change time' })).toBeVisible();
    expect(screen.getAllByText('Not provided')).not.toHaveLength(0);
    expect(screen.getByRole('checkbox', { name: /^I agree to the terms/ })).not.toBeChecked();
  });

  test('shows the card with the community as our list spells it', async () => {
    render(form());
    await toLocation();
    await fillLocation('silk grass');
    await fillContact();
    await review();
    expect(screen.getByText(/^Village Fiesta .* Silk Grass$/)).toBeInTheDocument();
  });

  test('has a button Change that opens the field’s step, from which Next returns', async () => {
    render(form());
    await toReview();
    await userEvent.click(screen.getByRole('button', { name: 'Change venue name' }));
    await step('Location');
    fill(field('Venue name'), 'Church Hall');
    await review();
    expect(screen.getByText('Church Hall')).toBeVisible();
  });
});

describe('What a browser fills in by itself, without an event', () => {
  const fillInSilence = (control: HTMLElement, value: string) => Object.assign(control, { value });

  test('counts in every step, and is in the draft', async () => {
    render(form());
    await toLocation();
    fillInSilence(community(), 'Silk Grass');
    fillInSilence(field('Venue name'), 'Football Field');
    await next();
    await step('Contact Info');
    fillInSilence(field('Your name'), 'Sample Organiser');
    fillInSilence(field('Your email'), 'organiser@example.com');
    await next();
    await step('Images & Media');
    expect(latestDraft('event')?.values).toMatchObject({
      community: 'Silk Grass',
      venueName: 'Football Field',
      submitterName: 'Sample Organiser',
      submitterEmail: 'organiser@example.com',
    });
  });

  test('stays when the step is left by Previous, or the page is closed', async () => {
    const { unmount } = render(form());
    await toLocation();
    fillInSilence(field('Venue name'), 'Football Field');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await next();
    await step('Location');
    expect(field('Venue name')).toHaveValue('Football Field');
    fillInSilence(field('Venue name'), 'Town Hall');
    fireEvent(window, new Event('pagehide'));
    unmount();
    expect(latestDraft('event')?.values.venueName).toBe('Town Hall');
  });
});

describe('What was probably typed wrong', () => {
  test('is asked about before the next step, and is confirmed by going on', async () => {
    render(form());
    await fillDetails();
    fill(screen.getByLabelText('Event date'), '2062-12-05');
    await next();
    expect((await screen.findAllByText(/^2062 is far ahead\. Is the year right\?/)).length).toBeGreaterThan(
      0,
    );
    await next();
    await step('Location');
    await fillLocation();
    fill(field('Your name'), 'Sample Organiser');
    fill(field('Your email'), 'organiser@gmial.com');
    await next();
    expect((await screen.findAllByText(/^Did you mean organiser@gmail\.com\?/)).length).toBeGreaterThan(0);
    // Another address is another question.
    fill(field('Your email'), 'organiser@gmail.con');
    await next();
    await step('Contact Info');
    await next();
    await step('Images & Media');
    await review();
    later(MINUTE_MS);
    await send();
    await step('Thank You for Your Submission!');
    expect(arrivals[0]?.body).toMatchObject({ date: '2062-12-05', submitterEmail: 'organiser@gmail.con' });
  });
});

describe('Sending an event', () => {
  test('makes one request with its key and opening token, and confirms it', async () => {
    render(form());
    await sendLater();
    expect(await step('Thank You for Your Submission!')).toHaveFocus();
    expect(screen.getByText('Event submitted successfully!')).toBeVisible();
    expect(screen.getByText('BC-7K4M-92QX')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your private link' })).toHaveValue(
      'http://localhost/status/abc',
    );
    expect(arrivals).toHaveLength(1);
    expect(arrivals[0]).toMatchObject({
      path: '/api/submit-event',
      token: 'a-token',
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      body: {
        title: 'Village Fiesta',
        country: 'Belize',
        community: 'Silk Grass',
        cost: 'free',
        honeypot: '',
        formDuration: MINUTE_MS,
        submitterEmail: 'organiser@example.com',
      },
    });
    expect(onReport).toHaveBeenLastCalledWith({ name: 'completed' });
    await waitFor(() => expect(latestDraft('event')).toBeUndefined());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test('keeps the confirmation when the steps are removed from the history at once', async () => {
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    render(form());
    await sendLater();
    await step('Thank You for Your Submission!');
    await waitFor(() => expect(go).toHaveBeenCalledWith(-4));
    expect(await step('Thank You for Your Submission!')).toBeVisible();
    expect(screen.getByText('BC-7K4M-92QX')).toBeVisible();
    go.mockRestore();
  });

  test('makes no request and shows no message where the honeypot is filled', async () => {
    render(form());
    await toReview();
    later(MINUTE_MS);
    fill(screen.getByLabelText('Leave this empty'), 'http://spam.example');
    await send();
    expect(await step('Review & Submit')).toBeVisible();
    expect(arrivals).toEqual([]);
  });

  test('within 15 seconds after opening shows the failure panel without a request', async () => {
    render(form());
    await toReview();
    later(14_999);
    await send();
    expect(await step('Submission Failed')).toHaveFocus();
    expect(screen.getByText(/nothing is accepted in the first 15 seconds/)).toBeVisible();
    expect(arrivals).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    later(1);
    await send();
    expect(await step('Thank You for Your Submission!')).toBeVisible();
  });

  test.each([
    [500, { error: 'The store is full' }, 'The store is full'],
    [400, {}, 'Submission failed with status 400'],
  ])(
    'with a failure %s shows the failure panel, and Try Again returns with all values unchanged',
    async (...row) => {
      const [status, body, reason] = row;
      answer = () => json(status, body);
      render(form());
      await sendLater();
      expect(await step('Submission Failed')).toHaveFocus();
      const support = screen.getByRole('link', { name: 'contact support' });
      expect(support).toHaveAttribute('href', expect.stringMatching(/#contact$/));
      expect(support.parentElement).toHaveTextContent(
        'There was an error submitting your event. Please try again or contact support if the problem persists.',
      );
      expect(screen.getByText(reason)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(await step('Review & Submit')).toHaveFocus();
      expect(screen.getByText('Village Fiesta')).toBeVisible();
    },
  );

  test('again after a failure repeats the same key and the same body', async () => {
    answer = () => json(500, { error: 'Not now' });
    render(form());
    await sendLater();
    await step('Submission Failed');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    later(MINUTE_MS);
    await send();
    await step('Submission Failed');
    expect(arrivals).toHaveLength(2);
    expect(arrivals[1]).toEqual(arrivals[0]);
  });

  test('without a connection waits with its picture, also after a reload, and both go out once the network is back', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
    const server = await startUploadServer((response) => {
      response.end(JSON.stringify({ success: true, url: '/uploads/drums.webp', publicId: 'drums' }));
    });
    const { open } = XMLHttpRequest.prototype;
    const opening = jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
      this: XMLHttpRequest,
      method: string,
      path: string | URL,
    ) {
      open.call(this, method, `${server.url}${path}`, true);
    });
    const { unmount } = render(form());
    await toReview();
    window.history.back();
    await step('Images & Media');
    fireEvent.change(screen.getByLabelText('Choose a cover image'), {
      target: { files: [new File(['picture'], 'drums.jpg', { type: 'image/jpeg' })] },
    });
    await screen.findByText('Waiting for the network');
    window.history.forward();
    await step('Review & Submit');
    unmount();
    render(form());
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    later(MINUTE_MS);
    await send();
    expect(await screen.findByText(/^You are offline\. It will be sent automatically/)).toBeVisible();
    // This browser has no database, so the picture lasts as long as the page.
    expect(screen.queryByText(/^You can close the page/)).toBeNull();
    expect(latestDraft('event')).toMatchObject({ waiting: true, body: { coverImageUrl: '' } });
    expect(arrivals).toHaveLength(0);
    offline.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await step('Thank You for Your Submission!');
    expect(arrivals.map(({ body }) => body.coverImageUrl)).toEqual(['/uploads/drums.webp']);
    opening.mockRestore();
    offline.mockRestore();
    await server.close();
  });

  test('is prepared without a connection: a chosen image holds back no step, and the review says that it is kept', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
    const drums = new File(['picture'], 'drums.jpg', { type: 'image/jpeg' });
    render(form());
    await toMedia();
    fireEvent.change(screen.getByLabelText('Choose a cover image'), {
      target: { files: [Object.assign(drums, { arrayBuffer: async () => new ArrayBuffer(7) })] },
    });
    await screen.findByText('Waiting for the network');
    await review();
    expect(await screen.findByText(/^1 picture kept on this device until you are back online/)).toBeVisible();
    offline.mockRestore();
  });

  // Where there is no storage for pictures at all, as here, it fails too.
  const UNREAD = /^1 picture that you chose could not be read from this device just now/;
  test.each([true, false])(
    'whose picture the device fails to give is not sent before the visitor goes on without it, whether there is a connection or not: %s',
    async (isOnline) => {
      const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      saveDraft('event', { ...openDraft(), values: { ...COMPLETE, unsentCovers: 1 }, step: 4 });
      render(form());
      await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
      expect(await screen.findByText(UNREAD)).toBeVisible();
      later(MINUTE_MS);
      await send();
      if (!isOnline) {
        await step('Submission Failed');
        expect(screen.getByText(/^The pictures of your event could not be read/)).toBeVisible();
        await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
        await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
      }
      await step('Images & Media');
      expect(await screen.findByText(UNREAD)).toBeVisible();
      expect(arrivals).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Go on without' }));
      online.mockReturnValue(true);
      await review();
      await send();
      await step('Thank You for Your Submission!');
      online.mockRestore();
    },
  );

  test('opens the step of a field that the server refuses', async () => {
    answer = () => json(400, { error: 'Not right', fields: { venueName: 'Venue name is required' } });
    render(form());
    await sendLater();
    expect(await step('Location')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Venue name is required' })).toBeVisible();
    expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    expect(field('Venue name')).toHaveValue('Football Field');
  });
});

describe('The draft of an event', () => {
  const keep = (step: number) =>
    saveDraft('event', { ...openDraft(), values: { title: 'Kept Fiesta' }, step });

  test('that was just asked for opens the form filled in, and is offered like any other once it was changed', async () => {
    const values = { title: 'Again Fiesta' };
    saveDraft('event', { ...openDraft(), values, isAskedFor: true });
    render(form());
    await step('Event Details');
    expect(field('Event title')).toHaveValue('Again Fiesta');
    fill(field('Event title'), 'Fiesta Again');
    await waitFor(() => expect(latestDraft('event')?.values.title).toBe('Fiesta Again'));
    expect(latestDraft('event')?.isAskedFor).toBeUndefined();
  });

  test('is offered when the form is opened again, and continues at its step', async () => {
    keep(1);
    render(form());
    await step('You started an event on this device');
    expect(screen.getByText('“Kept Fiesta”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await step('Location')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await step('Event Details');
    expect(field('Event title')).toHaveValue('Kept Fiesta');
  });

  test.each([
    ['event', 'Event Details'],
    ['advertiser', 'You started an event on this device'],
  ])('is no longer offered once it was sent, and is not affected by another form’s: %s', async (...row) => {
    const [kind, heading] = row;
    keep(1);
    const { id } = latestDraft('event') ?? {};
    render(form());
    await step('You started an event on this device');
    if (kind === 'event' && id) deleteDraft('event', id);
    await act(async () => {
      window.dispatchEvent(new CustomEvent(DRAFT_SENT, { detail: { kind, id, result: { ok: true } } }));
    });
    expect(await step(heading)).toBeVisible();
  });

  describe('of which there are several', () => {
    beforeEach(() => {
      for (const title of ['Morning Parade', 'Evening Concert'])
        saveDraft('event', { ...openDraft(), values: { title }, step: 1 });
    });
    const titles = () => loadDrafts('event').map(({ values }) => values.title);

    test('is continued by itself, and the others stay', async () => {
      render(form());
      await step('You started events on this device');
      await userEvent.click(screen.getByRole('button', { name: 'Continue Morning Parade' }));
      await step('Location');
      await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
      await step('Event Details');
      fill(field('Event title'), 'Morning Parades');
      expect(titles().toSorted()).toEqual(['Evening Concert', 'Morning Parades']);
    });

    test('is deleted by itself, and the others stay', async () => {
      render(form());
      await userEvent.click(await screen.findByRole('button', { name: 'Delete Morning Parade' }));
      expect(screen.getByText(/^Delete it from this device\?/)).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: 'No, keep it' }));
      expect(titles()).toHaveLength(2);
      await userEvent.click(screen.getByRole('button', { name: 'Delete Morning Parade' }));
      await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it' }));
      await step('You started an event on this device');
      expect(screen.getByText('The event was deleted from this device.')).toHaveFocus();
      expect(titles()).toEqual(['Evening Concert']);
    });

    test('stays when another event is started, and when that is sent', async () => {
      render(form());
      await userEvent.click(await screen.findByRole('button', { name: 'Start another event' }));
      await sendLater();
      await step('Thank You for Your Submission!');
      expect(titles().toSorted()).toEqual(['Evening Concert', 'Morning Parade']);
    });
  });

  describe('in a browser with several tabs', () => {
    const stored = () => latestDraft('event');
    /** What another tab does with the draft. */
    const saveElsewhere = (title: string) => {
      const draft = stored();
      if (draft) saveDraft('event', { ...draft, values: { title } });
      return notify(draft?.id ?? '');
    };
    const deleteElsewhere = () => {
      const id = stored()?.id ?? '';
      deleteDraft('event', id);
      return id;
    };
    const notify = (id: string) =>
      act(async () => {
        window.dispatchEvent(new StorageEvent('storage', { key: `draft-event-${id}` }));
      });
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    const heading = 'You started an event on this device';
    const GONE = 'This event was sent or deleted in another tab';
    const TAKEN = 'This event is open in another tab now';

    beforeEach(() => {
      installWebLocks();
      keep(0);
    });
    afterEach(removeWebLocks);

    test('is continued with what was typed in another tab since it was offered', async () => {
      render(form());
      await step(heading);
      await saveElsewhere('Kept Fiesta, on Sunday');
      await press('Continue');
      await step('Event Details');
      expect(field('Event title')).toHaveValue('Kept Fiesta, on Sunday');
    });

    test('is not brought back when it was sent since it was offered', async () => {
      render(form());
      await step(heading);
      deleteElsewhere();
      await press('Continue');
      expect(await step(GONE)).toHaveFocus();
      expect(stored()).toBeUndefined();
      await press('Start another event');
      await step('Event Details');
      expect(field('Event title')).toHaveValue('');
    });

    test.each([[['Continue']], [['Delete', 'Yes, delete it']]])(
      'is left to another tab that has opened it since it was offered, in spite of %j',
      async (presses) => {
        render(form());
        await step(heading);
        const { release } = await lockInOtherTab(`draft-event-${stored()?.id}`);
        for (const name of presses) await press(name);
        expect(await screen.findByText('That event is open in another tab, or being sent.')).toHaveFocus();
        expect(stored()?.values.title).toBe('Kept Fiesta');
        expect(screen.getByText('It is open in another tab.')).toBeVisible();
        expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
        // Once the other tab is closed, it is offered as before.
        await act(async () => release());
        await press('Continue');
        await step('Event Details');
      },
    );

    test('is offered as it is by now, whatever another tab does', async () => {
      render(form());
      await step(heading);
      await saveElsewhere('Kept Fiesta, on Sunday');
      expect(await screen.findByText('“Kept Fiesta, on Sunday”')).toBeVisible();
      await notify(deleteElsewhere());
      await step('Event Details');
    });

    test('is taken over from another tab, which loses it', async () => {
      const other = await lockInOtherTab(`draft-event-${stored()?.id}`);
      render(form());
      await step(heading);
      await press('Continue here');
      await step('Event Details');
      expect(field('Event title')).toHaveValue('Kept Fiesta');
      expect(await other.isLost).toBe(true);
    });

    test('that is being sent is said to be, and is continued if the visitor stops that', async () => {
      const name = `draft-event-${stored()?.id}`;
      const sending = await lockInOtherTab(`sending-${name}`);
      const { isLost } = await lockInOtherTab(name);
      render(form());
      await step(heading);
      expect(screen.getByText('It is being sent now.')).toBeVisible();
      await press('Stop and continue');
      await step('Event Details');
      expect(await isLost).toBe(true);
      sending.release();
    });

    test('that another tab takes over is saved no more, and can be taken back as it is by then', async () => {
      render(form());
      await press('Continue');
      await step('Event Details');
      fill(field('Event title'), 'Typed here');
      const name = `draft-event-${stored()?.id}`;
      let end = () => {};
      await act(async () => {
        const held = new Promise<void>((done) => {
          end = done;
        });
        navigator.locks.request(name, { steal: true }, () => held).catch(() => {});
      });
      expect(await step(TAKEN)).toHaveFocus();
      await saveElsewhere('Typed there');
      expect(stored()?.values.title).toBe('Typed there');
      await press('Continue here');
      await step('Event Details');
      expect(field('Event title')).toHaveValue('Typed there');
      end();
    });

    test('that is open says so when it was deleted or sent in another tab', async () => {
      render(form());
      await press('Continue');
      await step('Event Details');
      await notify(deleteElsewhere());
      await step(GONE);
    });

    test('that is open shows the confirmation when it had been sent all the same', async () => {
      render(form());
      await press('Continue');
      await step('Event Details');
      const detail = { kind: 'event', id: stored()?.id, result: { ok: true, reference: 'BC-7K4M-92QX' } };
      await act(async () => {
        window.dispatchEvent(new CustomEvent(DRAFT_SENT, { detail }));
      });
      await step('Thank You for Your Submission!');
      expect(screen.getByText('BC-7K4M-92QX')).toBeVisible();
      expect(stored()).toBeUndefined();
    });

    describe('whose page comes out of the back/forward cache', () => {
      const showAgain = () =>
        act(async () => {
          fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
        });
      beforeEach(async () => {
        render(form());
        await press('Continue');
        await step('Event Details');
        fill(field('Event title'), 'Typed here');
        later(MINUTE_MS);
        await act(async () => {
          fireEvent(window, new Event('pagehide'));
        });
      });

      test('goes on where nothing has changed', async () => {
        await showAgain();
        expect(field('Event title')).toHaveValue('Typed here');
        fill(field('Event title'), 'Typed on');
        expect(stored()?.values.title).toBe('Typed on');
      });

      test('has what was typed in another page meanwhile', async () => {
        await saveElsewhere('Typed there');
        await showAgain();
        await step('Event Details');
        expect(field('Event title')).toHaveValue('Typed there');
      });

      test('is gone where it was sent meanwhile', async () => {
        deleteElsewhere();
        await showAgain();
        await step(GONE);
        expect(stored()).toBeUndefined();
      });
    });
  });

  test('stays when another event is started beside it', async () => {
    keep(1);
    render(form());
    await userEvent.click(await screen.findByRole('button', { name: 'Start another event' }));
    await step('Event Details');
    expect(field('Event title')).toHaveValue('');
    expect(latestDraft('event')?.values.title).toBe('Kept Fiesta');
  });

  test('is deleted once that is confirmed, and a new one begins', async () => {
    keep(1);
    render(form());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it' }));
    await step('Event Details');
    expect(field('Event title')).toHaveValue('');
    expect(latestDraft('event')).toBeUndefined();
  });

  test('is stored at each change', async () => {
    const { unmount } = render(form());
    await toLocation();
    unmount();
    expect(latestDraft('event')).toMatchObject({ values: { title: 'Village Fiesta' }, step: 1 });
  });

  test('is not asked about when the form is closed from step 1, and nothing is reported', async () => {
    const { rerender } = render(form());
    await step('Event Details');
    rerender(form({ leaving: true }));
    expect(onLeave).toHaveBeenCalledWith(0);
    expect(onReport).not.toHaveBeenCalled();
  });

  test.each([
    ['Keep the draft', { title: 'Village Fiesta' }],
    ['Delete it', undefined],
  ])(
    'is asked about when the form is closed from step 2 or later, and that is reported: %s',
    async (choice, values) => {
      const { rerender } = render(form());
      await toLocation();
      onReport.mockClear();
      rerender(form({ leaving: true }));
      expect(await screen.findByRole('heading', { name: 'Keep this draft?' })).toHaveFocus();
      expect(onLeave).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: choice }));
      await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
      expect(onReport.mock.calls).toEqual([[{ name: 'abandoned', step: 2 }]]);
      const draft = latestDraft('event');
      if (values) expect(draft?.values).toMatchObject(values);
      else expect(draft).toBeUndefined();
    },
  );

  test('is unchanged after Back to the form', async () => {
    const { rerender } = render(form());
    await toLocation();
    fill(field('Venue name'), 'Football Field');
    rerender(form({ leaving: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }));
    expect(onStay).toHaveBeenCalledTimes(1);
    rerender(form());
    expect(await step('Location')).toHaveFocus();
    expect(field('Venue name')).toHaveValue('Football Field');
  });
});
