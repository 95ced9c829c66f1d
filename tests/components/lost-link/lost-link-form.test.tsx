import { render, screen } from '@testing-library/react';
import { LostLinkForm } from '#components/lost-link/lost-link-form';

test('the form for lost links asks for an email address, and is sent without a script', () => {
  render(<LostLinkForm />);
  const form = screen.getByRole('form', { name: 'Lost your link?' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/lost-link');
  expect(screen.getByRole('textbox', { name: 'Your email' })).toBeRequired();
  expect(screen.getByRole('button', { name: 'Email me my links' })).toHaveAttribute('type', 'submit');
});
