import { fireEvent, render, screen } from '@testing-library/react';
import { WaitingFormNotices } from '#components/offline/waiting-form-notices';
import { openDraft, saveDraft } from '#lib/forms/draft.browser';
import { deleteDrafts } from '../../support/forms/drafts.ts';
import { fakeFetch } from '../../support/jsdom/fake-fetch.ts';

afterEach(() => {
  deleteDrafts('event');
  window.localStorage.clear();
});

test('a form that waits is sent when its page comes out of the back/forward cache', async () => {
  const sent = fakeFetch({ body: { message: 'Thank you', reference: 'BC-1' } });
  render(<WaitingFormNotices path="/" />);
  const values = { title: 'Village Fiesta' };
  saveDraft('event', { ...openDraft(), values, body: values, waiting: true });
  expect(sent).toEqual([]);
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByText('Your event “Village Fiesta” was sent.')).toBeVisible();
  expect(sent).toHaveLength(1);
});
