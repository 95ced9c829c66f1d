import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SectionFocus } from '#components/header/section-focus';

// jsdom has no layout, so nothing can be scrolled to.
const scrolledTo = jest.fn();
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this.id);
  };
});

const show = () =>
  render(
    <>
      <SectionFocus />
      <a href="/#events">Events</a>
      <a href="/#contact">Contact</a>
      <section id="events" aria-labelledby="events-title">
        <h2 id="events-title">Events Calendar</h2>
      </section>
      <div id="contact">Contact us</div>
    </>,
  );

/** Follows a link like the router: the URL changes without a page load. */
function follow(name: string) {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  window.history.pushState(null, '', link.getAttribute('href'));
}

test('a link to a section moves the focus to its heading', async () => {
  show();
  follow('Events');
  const heading = screen.getByRole('heading', { name: 'Events Calendar' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scrolledTo.mock.calls).toEqual([['events']]);
});

test('a link to a section without a heading moves the focus to the section', async () => {
  show();
  follow('Contact');
  await waitFor(() => expect(screen.getByText('Contact us')).toHaveFocus());
});

test('the focused heading is no tab stop afterwards', async () => {
  show();
  follow('Events');
  const heading = screen.getByRole('heading', { name: 'Events Calendar' });
  await waitFor(() => expect(heading).toHaveFocus());
  heading.blur();
  expect(heading).not.toHaveAttribute('tabindex');
});

test('the page does not move away under a pointer that is down', async () => {
  show();
  follow('Events');
  const contact = screen.getByRole('link', { name: 'Contact' });
  fireEvent.pointerDown(contact);
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  expect(scrolledTo).not.toHaveBeenCalled();
  fireEvent.pointerUp(contact);
  await waitFor(() => expect(scrolledTo.mock.calls).toEqual([['events']]));
});
