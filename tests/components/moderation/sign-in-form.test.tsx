import { render, screen } from '@testing-library/react';
import { SignInForm } from '#components/moderation/sign-in-form';

test('the form asks for an email address', () => {
  render(<SignInForm />);
  expect(screen.getByRole('textbox', { name: 'Your email' })).toBeRequired();
  expect(screen.getByRole('button', { name: 'Send me a link' })).toBeVisible();
});

test('the response is the same for every address', () => {
  render(<SignInForm isSent />);
  expect(screen.getByRole('status')).toHaveTextContent(/^If this address belongs to a moderator/);
});

test('an opened link needs one more click, so that a mail scanner cannot sign in', () => {
  render(<SignInForm token="the-token" />);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['link', /not complete, has already been used/],
  ['item-link', /not complete, not valid, or has expired/],
])('a mailed link that does not open is explained: %s', (problem, words) => {
  render(<SignInForm problem={problem} />);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});
