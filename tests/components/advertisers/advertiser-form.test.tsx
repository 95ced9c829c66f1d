import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AdvertiserForm } from '#components/advertisers/advertiser-form';
import type { Draft } from '#lib/forms/draft';
import { openDraft, saveDraft } from '#lib/forms/draft.browser';
import { whileDraftIsClosed } from '#lib/forms/draft-hold.browser';
import { deleteDrafts, latestDraft } from '../../support/forms/drafts.ts';
import { fakeFetch } from '../../support/jsdom/fake-fetch.ts';
import { preferMotion } from '../../support/jsdom/motion.ts';
import { installWebLocks, lockInOtherTab, removeWebLocks } from '../../support/jsdom/web-locks.ts';

const THANKS = "Thank you! We'll be in touch within 24 hours to discuss your advertising opportunities.";
const VALUES = {
  businessName: 'Marva’s Bakery',
  businessType: 'restaurant-food',
  businessLocation: 'Dangriga',
  contactName: 'Marva',
  contactEmail: 'marva@example.bz',
  contactPhone: '+501 600 0000',
  preferredContactMethod: 'whatsapp',
  advertisingGoals: 'More people at the counter',
  budgetRange: 'under-500',
  campaignTimeline: 'within-30',
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const heading = (name: string) => screen.findByRole('heading', { name });
const problems = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** Shows the form once it has looked for a draft. */
async function show(props: Parameters<typeof AdvertiserForm>[0] = {}) {
  const shown = render(<AdvertiserForm {...props} />);
  await act(async () => {});
  return shown;
}

/** Shows the form at its review, with everything filled in: from a draft of this device. */
async function showReview(props: Parameters<typeof AdvertiserForm>[0] = {}, part: Partial<Draft> = {}) {
  saveDraft('advertiser', { ...openDraft(), values: VALUES, step: 3, ...part });
  const shown = await show(props);
  if (part.waiting) return shown;
  await press('Continue');
  await heading('Review & Submit');
  return shown;
}

beforeEach(() => {
  preferMotion(true);
  window.HTMLElement.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '');
});

afterEach(() => deleteDrafts('advertiser'));

describe('The steps of the application', () => {
  test('begin with the business, whose name, type and location are required', async () => {
    await show();
    expect(await heading('Business Information')).toBeVisible();
    expect(screen.getByText('Step 1 of 4')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Lost your link?' })).toHaveAttribute('href', '/lost-link');
    await press('Next');
    expect(await problems()).toEqual([
      'Business name is required',
      'Business type is required',
      'Business location is required',
    ]);
    expect(screen.getByLabelText('Business name')).toHaveAccessibleDescription(/Business name is required/);
    await type('Business name', 'M');
    expect(screen.getByLabelText('Business name')).toHaveAccessibleDescription('');
  });

  test('open with Next only when the one before is valid, and Previous keeps all values', async () => {
    await show();
    await type('Business name', VALUES.businessName);
    await userEvent.selectOptions(screen.getByLabelText('Business type'), 'restaurant-food');
    await type('Business location', 'Dangriga');
    await press('Next');
    expect(await heading('Contact Details')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeChecked();
    await type('Email address', 'marva');
    await press('Next');
    expect(await problems()).toEqual([
      'Contact name is required',
      'Invalid email format',
      'Phone number is required',
    ]);
    await press('Previous');
    await heading('Business Information');
    expect(screen.getByLabelText('Business name')).toHaveValue(VALUES.businessName);
    expect(screen.getByLabelText('Business type')).toHaveValue('restaurant-food');
    await press('Next');
    await heading('Contact Details');
    expect(screen.getByLabelText('Email address')).toHaveValue('marva');
    await userEvent.clear(screen.getByLabelText('Email address'));
    await press('Next');
    await waitFor(async () => expect(await problems()).toContain('Email is required'));
  });

  test('include the goals, where goals, budget and timeline are required', async () => {
    const { advertisingGoals, budgetRange, campaignTimeline, ...others } = VALUES;
    saveDraft('advertiser', { ...openDraft(), values: others, step: 2 });
    await show();
    await press('Continue');
    await heading('Advertising Goals');
    await press('Next');
    expect(await problems()).toEqual([
      'Please describe your advertising goals',
      'Budget range is required',
      'Campaign timeline is required',
    ]);
    await type('Advertising goals', advertisingGoals);
    await userEvent.click(screen.getByLabelText('Under $500 per month'));
    await userEvent.click(screen.getByLabelText('Within 30 days'));
  });

  test('are not submitted by a double click on Next, which would skip the review', async () => {
    const sent = fakeFetch({ body: { message: THANKS } });
    saveDraft('advertiser', { ...openDraft(), values: VALUES, step: 2 });
    await show();
    await press('Continue');
    const form = screen.getByRole('form');
    const submitAt = (timeStamp: number) =>
      fireEvent(form, Object.defineProperty(createEvent.submit(form), 'timeStamp', { value: timeStamp }));
    submitAt(1_000);
    await heading('Review & Submit');
    submitAt(1_300);
    await act(async () => {});
    expect(sent).toEqual([]);
    submitAt(2_000);
    await screen.findByText(THANKS);
    expect(sent).toHaveLength(1);
  });

  test('end with a review of all answers, each with a button that leads back to its field', async () => {
    await showReview();
    expect(screen.getByText('Restaurant & Food')).toBeVisible();
    expect(screen.getByText('Under $500 per month')).toBeVisible();
    expect(screen.getByText('WhatsApp')).toBeVisible();
    expect(screen.getAllByText('Not provided')).toHaveLength(5);
    await press('Change business location');
    expect(await screen.findByLabelText('Business location')).toHaveFocus();
  });
});

describe('The cost of a poster', () => {
  const showGoals = async (props: Parameters<typeof AdvertiserForm>[0]) => {
    saveDraft('advertiser', { ...openDraft(), values: VALUES, step: 2 });
    await show(props);
    await press('Continue');
    await heading('Advertising Goals');
  };

  test('is told above the question for the budget, as the operator has set it', async () => {
    await showGoals({
      prices: [
        { name: 'Founding spot', words: 'BZ$150 (US$75) per month' },
        { name: 'Whole year', words: 'US$700 per year' },
      ],
    });
    expect(screen.getByText('What it costs')).toBeVisible();
    const first = screen.getByText('Founding spot: BZ$150 (US$75) per month');
    expect(screen.getByText('Whole year: US$700 per year')).toBeVisible();
    const budget = screen.getByRole('group', { name: 'Budget range' });
    expect(first.compareDocumentPosition(budget)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('is agreed in the answer where none is set', async () => {
    await showGoals({});
    expect(screen.getByText(/we agree a price with you/)).toBeVisible();
    expect(screen.queryByText('What it costs')).toBeNull();
  });
});

describe('The draft poster', () => {
  const renderPoster: Parameters<typeof AdvertiserForm>[0]['renderPoster'] = ({
    title,
    description,
    url,
  }) => <p data-testid="poster">{[title, description, url].join(' | ')}</p>;
  const poster = () => screen.getByTestId('poster').textContent;

  test('follows what is typed, and says that it is a draft', async () => {
    await show({ renderPoster });
    expect(screen.getByRole('figure', { name: 'A draft of your poster.' })).toBeVisible();
    expect(poster()).toBe(
      'Your business here | A poster of your own, beside the events people come for. | #',
    );
    await type('Business name', 'Marva’s Bakery');
    await type('Business description (optional)', 'Buns and bread.');
    expect(poster()).toBe('Marva’s Bakery | Buns and bread. | #');
    expect(screen.getByText('“Visit” leads to your website, once you give its address.')).toBeVisible();
  });

  test('is announced by no live region while somebody types, and cannot be pressed', async () => {
    await show({ renderPoster });
    await type('Business name', 'M');
    const figure = screen.getByRole('figure');
    expect(figure.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    expect(figure.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    expect(screen.getByTestId('poster').closest('[inert]')).not.toBeNull();
    const name = screen.getByRole('button', { name: 'Draft of your poster' });
    await type('Business name', 'arva');
    expect(name).toHaveAccessibleName('Draft of your poster');
  });

  test('is unfolded and folded by its button', async () => {
    await show({ renderPoster });
    const button = screen.getByRole('button', { name: 'Draft of your poster' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays through the steps to the review, with the address of the website', async () => {
    saveDraft('advertiser', {
      ...openDraft(),
      values: { ...VALUES, websiteUrl: 'www.marva.example.bz/buns' },
      step: 3,
    });
    await show({ renderPoster });
    expect(screen.queryByRole('figure')).toBeNull();
    await press('Continue');
    expect(poster()).toBe('Marva’s Bakery | In Dangriga | https://www.marva.example.bz/buns');
    expect(screen.getByText('“Visit” leads to www.marva.example.bz.')).toBeVisible();
  });

  test('says where a description is longer than a poster holds', async () => {
    saveDraft('advertiser', {
      ...openDraft(),
      values: { ...VALUES, businessDescription: 'Buns and bread. '.repeat(30) },
      step: 0,
    });
    await show({ renderPoster });
    await press('Continue');
    expect(screen.getByText(/A poster has room for about 160 characters/)).toBeVisible();
  });

  test('makes way for the confirmation', async () => {
    fakeFetch({ body: { message: THANKS } });
    await showReview({ renderPoster });
    await press('Submit Application');
    await screen.findByText(THANKS);
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('Navigation in the application', () => {
  test('leads back to the review with Next after a change from there', async () => {
    await showReview();
    await press('Change business location');
    await press('Next: back to review');
    expect(await heading('Review & Submit')).toHaveFocus();
  });

  test('follows the browser’s Back and Forward, with all values unchanged', async () => {
    saveDraft('advertiser', { ...openDraft(), values: VALUES, step: 0 });
    await show();
    await press('Continue');
    await press('Next');
    await heading('Contact Details');
    window.history.back();
    expect(await heading('Business Information')).toHaveFocus();
    window.history.forward();
    expect(await heading('Contact Details')).toHaveFocus();
    expect(screen.getByLabelText('Contact name')).toHaveValue('Marva');
  });

  test('keeps the confirmation when the steps are removed from the history at once', async () => {
    fakeFetch({ body: { message: THANKS } });
    window.history.replaceState({ formSteps: [0, 1, 2, 3], ownEntries: 3 }, '');
    await showReview();
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await press('Submit Application');
    expect(await screen.findByText(THANKS)).toBeVisible();
    await act(async () => {});
    expect(go).toHaveBeenCalledWith(-3);
    expect(screen.getByText(THANKS)).toBeVisible();
    go.mockRestore();
  });

  test('ignores the history of a form in a dialog over it', async () => {
    const { pathname } = window.location;
    await showReview();
    window.history.pushState({ formSteps: [1] }, '', '/submit-event');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await act(async () => {});
    expect(await heading('Review & Submit')).toBeVisible();
    window.history.replaceState(null, '', pathname);
  });
});

describe('Sending an application', () => {
  test('makes one request with all values and the idempotency key, and confirms it', async () => {
    const sent = fakeFetch({
      body: { message: THANKS, reference: 'BC-7K4M-92QX', statusUrl: '/status/abc' },
    });
    const reports: string[] = [];
    await showReview({ onReport: (what) => reports.push(what) });
    await press('Submit Application');
    const note = (await screen.findByText(THANKS)).closest('[role]');
    expect(note).toHaveAttribute('role', 'status');
    expect(note).toHaveFocus();
    expect(screen.getByText('BC-7K4M-92QX')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check on your application' })).toHaveAttribute(
      'href',
      '/status/abc',
    );
    // The note alone is left: what was sent cannot be sent again.
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('Marva’s Bakery')).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      path: '/api/submit-advertiser',
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      body: { ...VALUES, websiteUrl: '', honeypot: '', userAgent: navigator.userAgent },
    });
    expect(sent[0]?.body).toHaveProperty('submittedAt', expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
    expect(sent[0]?.body).toHaveProperty('formDurationSeconds', expect.any(Number));
    expect(reports).toEqual(['attempted', 'completed']);
    expect(latestDraft('advertiser')).toBeUndefined();
  });

  test('shows the specified confirmation where the response has no message', async () => {
    fakeFetch({ body: {} });
    await showReview();
    await press('Submit Application');
    expect(await screen.findByText(THANKS)).toBeVisible();
  });

  test('leaves an empty form for the next time', async () => {
    fakeFetch({ body: { message: THANKS } });
    const { unmount } = await showReview();
    await press('Submit Application');
    await screen.findByText(THANKS);
    unmount();
    await show();
    expect(screen.getByLabelText('Business name')).toHaveValue('');
  });

  test.each([
    ['the server’s error text', { status: 400, body: { error: 'We know this one' } }, 'We know this one'],
    ['JSON without words', { status: 500, body: {} }, 'Submission failed'],
    ['no JSON', { status: 500, body: '<h1>' }, 'An unexpected error occurred. Please try again.'],
  ])('shows a failure in an alert with the right sentence: %s', async (_, answer, words) => {
    fakeFetch(answer);
    const reports: string[] = [];
    await showReview({ onReport: (what) => reports.push(what) });
    await press('Submit Application');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(reports).toEqual(['attempted', 'failed']);
    expect(screen.getByText('Marva’s Bakery')).toBeVisible();
  });

  test('again after a failure repeats the same key and the same body', async () => {
    const sent = fakeFetch({ status: 500, body: { error: 'Oh' } }, { body: { message: THANKS } });
    await showReview();
    await press('Submit Application');
    await screen.findByRole('alert');
    await press('Submit Application');
    await screen.findByText(THANKS);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('opens the step whose fields the server refuses, and lists them', async () => {
    fakeFetch({
      status: 400,
      body: { error: 'Check your answers', fields: { contactEmail: 'Invalid email format' } },
    });
    await showReview();
    await press('Submit Application');
    await heading('Contact Details');
    expect(screen.getByRole('link', { name: 'Invalid email format' })).toBeVisible();
    expect(screen.getByText('Check your answers')).toBeVisible();
  });

  test('lists at the review what the server refused in another step, with links that lead there', async () => {
    const fields = { businessName: 'Business name is taken', contactEmail: 'Invalid email format' };
    fakeFetch({ status: 400, body: { error: 'Check your answers', fields } });
    await showReview();
    await press('Submit Application');
    await heading('Business Information');
    await type('Business name', ' & Sons');
    await press('Next: back to review');
    await heading('Review & Submit');
    await userEvent.click(screen.getByRole('link', { name: 'Invalid email format' }));
    await heading('Contact Details');
    expect(screen.getByRole('textbox', { name: /email/i })).toHaveFocus();
  });

  test('makes no request and shows no message where the honeypot is filled', async () => {
    const sent = fakeFetch({ body: { message: THANKS } });
    const { container } = await showReview();
    const honeypot = container.querySelector<HTMLInputElement>('[name="note"]');
    if (honeypot) honeypot.value = 'cheap pills';
    await press('Submit Application');
    await act(async () => {});
    expect(sent).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
  });

  test('waits without a network and can be stopped, with all values unchanged', async () => {
    fakeFetch('no network');
    await showReview();
    await press('Submit Application');
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    await press('Stop sending');
    expect(screen.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
    expect(screen.getByText('Marva’s Bakery')).toBeVisible();
  });
});

describe('The form of an application whose script does not come', () => {
  const markup = (contact: { email?: string; whatsapp?: string }) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<AdvertiserForm contact={contact} />);
    return within(page).getByText(/^The form is not ready yet/);
  };

  test('says in its HTML how else to send it, as far as that is configured', () => {
    const note = markup({ email: 'team@example.bz', whatsapp: '+501 600-0000' });
    expect(note).toHaveTextContent(
      'load the page again or use another browser, or send us your application by email to team@example.bz, or by WhatsApp.',
    );
    expect(within(note).getAllByRole('link')).toHaveLength(2);
    expect(markup({})).toHaveTextContent(/use another browser\.$/);
  });

  test('says nothing of it once it works', async () => {
    await show({ contact: { email: 'team@example.bz' } });
    expect(screen.queryByText(/^The form is not ready yet/)).toBeNull();
  });
});

describe('The draft of an application', () => {
  test('includes what was typed before hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<AdvertiserForm />);
    fireEvent.input(screen.getByLabelText('Business name'), { target: { value: VALUES.businessName } });
    render(<AdvertiserForm />, { container, hydrate: true });
    await waitFor(() => expect(latestDraft('advertiser')?.values.businessName).toBe(VALUES.businessName));
    expect(screen.getByLabelText('Business name')).toHaveValue(VALUES.businessName);
  });

  describe('that is stored', () => {
    /** Types into the form before hydration, which then offers the stored draft. */
    function hydrateTyped(stored: object, typed: Record<string, string>) {
      saveDraft('advertiser', { ...openDraft(), values: { ...stored }, step: 0 });
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(<AdvertiserForm />);
      for (const [label, value] of Object.entries(typed))
        fireEvent.input(screen.getByLabelText(label), { target: { value } });
      render(<AdvertiserForm />, { container, hydrate: true });
    }
    const STORED = { businessName: 'Marva’s Kitchen', preferredContactMethod: 'phone' };
    const TYPED = { 'Business name': 'Fish', 'Business location': 'Hopkins' };

    test('is not replaced by what was typed before hydration as long as nothing is chosen', async () => {
      hydrateTyped(STORED, TYPED);
      expect(await screen.findByText(/You have an unfinished application for Marva’s Kitchen/)).toBeVisible();
      expect(latestDraft('advertiser')?.values).toEqual(STORED);
    });

    test('is continued together with what was typed into its empty fields', async () => {
      hydrateTyped(STORED, TYPED);
      await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
      expect(screen.getByLabelText('Business name')).toHaveValue('Marva’s Kitchen');
      expect(screen.getByLabelText('Business location')).toHaveValue('Hopkins');
      expect(latestDraft('advertiser')?.values).toMatchObject({ ...STORED, businessLocation: 'Hopkins' });
    });

    test('is replaced by what was typed when the visitor deletes it', async () => {
      hydrateTyped(STORED, TYPED);
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
      await press('Yes, delete it');
      await heading('Business Information');
      expect(screen.getByLabelText('Business name')).toHaveValue('Fish');
      expect(latestDraft('advertiser')?.values).toMatchObject({
        businessName: 'Fish',
        businessLocation: 'Hopkins',
      });
    });
  });

  test('keeps the open step and the values that were entered while it was loaded', async () => {
    render(<AdvertiserForm />);
    for (const [label, value] of [
      ['Business name', VALUES.businessName],
      ['Business type', VALUES.businessType],
      ['Business location', VALUES.businessLocation],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await act(async () => {});
    expect(await heading('Contact Details')).toBeVisible();
    await waitFor(() => expect(latestDraft('advertiser')?.values.businessName).toBe(VALUES.businessName));
  });

  test('is not stored for a form without input', async () => {
    const { unmount } = await show();
    unmount();
    expect(latestDraft('advertiser')).toBeUndefined();
  });

  test('is offered when the form is opened again', async () => {
    const { unmount } = await show();
    await type('Business name', 'Marva’s Bakery');
    unmount();
    await show();
    expect(screen.getByText('You have an unfinished application for Marva’s Bakery.')).toBeVisible();
    // The page has had no interaction yet, so the focus stays at its top.
    expect(document.body).toHaveFocus();
    await press('Continue');
    expect(screen.getByLabelText('Business name')).toHaveValue('Marva’s Bakery');
  });

  test('can be discarded', async () => {
    saveDraft('advertiser', { ...openDraft(), values: VALUES, step: 1 });
    await show();
    await press('Delete');
    await press('Yes, delete it');
    expect(await screen.findByLabelText('Business name')).toHaveValue('');
    expect(latestDraft('advertiser')).toBeUndefined();
  });

  test('can be discarded by a double click, after which nothing keeps the form open in other tabs', async () => {
    const draft = openDraft();
    saveDraft('advertiser', { ...draft, values: VALUES, step: 1 });
    const { unmount } = await show();
    await press('Delete');
    const confirm = screen.getByRole('button', { name: 'Yes, delete it' });
    act(() => {
      confirm.click();
      confirm.click();
    });
    expect(await screen.findByLabelText('Business name')).toHaveValue('');
    unmount();
    await act(async () => {});
    expect(await whileDraftIsClosed('advertiser', draft.id, async () => {})).toBe(true);
  });

  test('continues an interrupted submission with the same key and body when the form is opened again', async () => {
    const sent = fakeFetch({ body: { message: THANKS } });
    const body = { ...VALUES, submittedAt: 'yesterday' };
    await showReview({}, { waiting: true, body, idempotencyKey: 'the-key-of-yesterday' });
    expect(await screen.findByText(THANKS)).toBeVisible();
    expect(sent).toEqual([{ path: '/api/submit-advertiser', key: 'the-key-of-yesterday', body }]);
  });

  test('opens the step whose fields the server refuses of a continued submission', async () => {
    fakeFetch({ status: 400, body: { error: 'No', fields: { businessName: 'Business name is taken' } } });
    await showReview({}, { waiting: true, body: VALUES });
    expect(await screen.findByRole('link', { name: 'Business name is taken' })).toBeVisible();
    expect(screen.getByLabelText('Business name')).toHaveValue(VALUES.businessName);
    expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
  });

  describe('that is being sent by another page', () => {
    beforeEach(installWebLocks);
    afterEach(removeWebLocks);

    test('is not sent by itself once the visitor has stopped that', async () => {
      const sent = fakeFetch({ body: { message: THANKS } });
      const { id } = openDraft();
      const sending = await lockInOtherTab(`sending-draft-advertiser-${id}`);
      await lockInOtherTab(`draft-advertiser-${id}`);
      await showReview({}, { id, waiting: true, body: VALUES });
      expect(await screen.findByText('It is being sent now.')).toBeVisible();
      await press('Stop and continue');
      await heading('Review & Submit');
      expect(sent).toEqual([]);
      expect(latestDraft('advertiser')).toMatchObject({ id, waiting: false });
      sending.release();
    });

    test('says so when it is taken over while it is open here', async () => {
      await showReview();
      const name = `draft-advertiser-${latestDraft('advertiser')?.id}`;
      await act(async () => {
        void navigator.locks.request(name, { steal: true }, () => {});
      });
      expect(await heading('This application is open in another tab now')).toHaveFocus();
      await press('Continue here');
      await heading('Review & Submit');
    });
  });
});
