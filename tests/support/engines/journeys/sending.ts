import { putInStore } from '../../store/in-store.ts';
import { passMinFormTime } from '../../submissions/event-form.ts';
import type { Target } from '../tab.ts';
import { fillEventForm } from '../views.ts';
import { BANNER, button, heading, isAt, type Journey, link, MAIN, openHydrated } from './journey.ts';

const EVENT_FORM: Target = { css: 'form:has(#event-step-title)' };
const CONTACT: Target = { role: 'form', name: 'Contact Us' };

/** Journeys in which a visitor sends something. */
export const SENDING: readonly Journey[] = [
  {
    title:
      'a draft of an event is kept when its dialog is closed, goes on where it was left, and is submitted with a picture; its private link says where it stands',
    make: async (trip) => {
      const { tab, site } = trip;
      const opener = link('Submit Event', BANNER);
      const form: Target = { role: 'dialog', name: 'Submit Event' };
      await openHydrated(trip, '/advertise');
      await tab.click(opener);
      await fillEventForm(tab, form);
      await tab.press('Escape');
      await tab.focuses(heading('Keep this draft?', form));
      await tab.click(button('Keep the draft', form));
      await tab.loses(form);
      await isAt(trip, '/advertise');
      await tab.focuses(opener);

      await openHydrated(trip, '/submit-event');
      await tab.sees({ text: /Village Fiesta/, in: MAIN });
      await tab.click(button('Continue'));
      await tab.sees(heading('Images & Media', EVENT_FORM));
      await tab.upload({ label: 'Choose a cover image' }, 'public/images/events/garifuna.webp');
      await tab.sees({ text: /^Uploaded$/, in: EVENT_FORM });
      await tab.click(button(/^Next/, EVENT_FORM));
      await tab.sees(heading('Review & Submit', EVENT_FORM));
      await tab.sees({ text: 'Football Field', in: EVENT_FORM });
      await passMinFormTime(tab, site);
      await tab.click(button('Submit event for review', EVENT_FORM));
      await tab.focuses(heading('Thank You for Your Submission!'));
      await tab.sees({ text: 'Event submitted successfully!' });
      await tab.click(link('Open it'));
      await isAt(trip, /^\/status\/[\w-]+$/);
      await tab.sees(heading('Your event is with our team'));
      await tab.sees({ text: 'Village Fiesta', in: MAIN });
    },
  },
  {
    title: 'an organiser corrects an event by its private link, and withdraws it',
    make: async (trip) => {
      const { tab, site } = trip;
      await openHydrated(trip, (await putInStore(site, {})).path);
      await tab.click(link('Correct it'));
      await tab.fill({ label: 'Venue name' }, 'Community Centre');
      await tab.click(button('Send correction'));
      await tab.sees({ text: /^Your correction is saved/ });
      await tab.sees({ text: 'Community Centre', in: MAIN });
      await tab.click(link('Withdraw it'));
      await tab.click(button('Yes, withdraw it'));
      await tab.sees(heading('You withdrew this event'));
    },
  },
  {
    title: 'Back to a private form that was sent finds it idle, with what is stored now',
    make: async (trip) => {
      const { tab, site } = trip;
      const { path } = await putInStore(site, { status: 'approved', event_id: 'kept-form' });
      await openHydrated(trip, `${path}/cancelled`);
      await tab.fill({ label: /^The reason/ }, 'Rain');
      await tab.click(button('Yes, it is cancelled'));
      await tab.sees(heading('Your event is cancelled'));
      await tab.back();
      await isAt(trip, `${path}/cancelled`);
      // The version that the cancellation made: the page was read anew.
      await tab.until(
        () => document.querySelector<HTMLInputElement>('main input[name="version"]')?.value === '1',
      );
      await tab.loses({ text: 'Sending…' });
      await tab.click(button('Yes, it is cancelled'));
      await isAt(trip, new RegExp(`^${path}\\?done=cancelled`));
    },
  },
  {
    title: 'the contact form names what is missing, sends a message and offers another one',
    make: async (trip) => {
      const { tab } = trip;
      await openHydrated(trip, '/advertise');
      await tab.click({ role: 'link', name: 'Write to us' });
      await tab.click(button('Send Message', CONTACT));
      await tab.sees(link('Message is required', CONTACT));
      await tab.fill({ label: /^Name/, in: CONTACT }, 'Marva');
      await tab.fill({ label: /^Email/, in: CONTACT }, 'marva@example.bz');
      await tab.fill({ label: /^Subject/, in: CONTACT }, 'Fiesta');
      await tab.fill({ label: /^Message/, in: CONTACT }, 'The fiesta moved to Sunday.');
      await tab.click(button('Send Message', CONTACT));
      await tab.sees({
        text: "Thank you for your message! We'll get back to you within 24-48 hours via email.",
      });
      await tab.click(button('Send Another Message', { role: 'contentinfo' }));
      await tab.focuses({ label: /^Name/, in: CONTACT });
      await tab.holds({ label: /^Message/, in: CONTACT }, '');
    },
  },
];
