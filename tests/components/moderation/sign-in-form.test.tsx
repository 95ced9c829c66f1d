import { render, screen } from '@testing-library/react';
import { SignInForm } from '#components/moderation/sign-in-form';

test('an address is asked for', () => {
  render(<SignInForm />);
  expect(screen.getByRole('textbox', { name: 'Your email' })).toBeRequired();
  expect(screen.getByRole('button', { name: 'Send me a link' })).toBeVisible();
});

test('the answer is the same for every address', () => {
  render(<SignInForm isSent />);
  expect(screen.getByRole('status')).toHaveTextContent(/^If this address belongs to a moderator/);
});

test('an opened link asks for one more press, so that a mail scanner signs nobody in', () => {
  render(<SignInForm token="the-token" />);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a link that is used up says so', () => {
  render(<SignInForm problem="link" />);
  expect(screen.getByRole('alert')).toHaveTextContent(/used already/);
});
