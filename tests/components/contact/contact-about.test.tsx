import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactAbout } from '#components/contact/contact-about';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = jest.fn();

const MESSAGE = 'Hudut Cook-Off, Hopkins\nhttps://belize.example/events/hudut\n\n';

const show = (path?: '/') =>
  render(
    <>
      <ContactAbout path={path} subject="Something wrong: Hudut Cook-Off" message={MESSAGE}>
        Something wrong? Tell us
      </ContactAbout>
      <section id="contact">
        <form>
          <input name="subject" aria-label="Subject" />
          <textarea name="message" aria-label="Message" />
        </form>
      </section>
    </>,
  );
const subject = () => screen.getByRole('textbox', { name: 'Subject' });
const message = () => screen.getByRole('textbox', { name: 'Message' });
const press = () => userEvent.click(screen.getByRole('link', { name: 'Something wrong? Tell us' }));

describe('the link to the contact form', () => {
  test('fills in what the message is about, and leads to where it is written', async () => {
    show();
    const typed = jest.fn();
    document.addEventListener('input', typed);
    await press();
    expect(subject()).toHaveValue('Something wrong: Hudut Cook-Off');
    expect(message()).toHaveValue(MESSAGE);
    expect(message()).toHaveFocus();
    // The form stores what is typed as a draft.
    expect(typed).toHaveBeenCalledTimes(2);
    document.removeEventListener('input', typed);
  });

  test('leaves what somebody has written', async () => {
    show();
    await userEvent.type(message(), 'It moved to Sunday.');
    await press();
    expect(message()).toHaveValue('It moved to Sunday.');
    expect(subject()).toHaveValue('Something wrong: Hudut Cook-Off');
  });

  test('leads to the form without JavaScript', () => {
    show();
    expect(screen.getByRole('link')).toHaveAttribute('href', '#contact');
  });

  test('leads to the form of another page from a dialog, which covers the one below', async () => {
    show('/');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/#contact');
  });
});
