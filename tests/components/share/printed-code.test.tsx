import { render, screen } from '@testing-library/react';
import { PrintedCode } from '#components/share/printed-code';

test('the server draws a URL as a QR code for paper, with the address below it', () => {
  const { container } = render(<PrintedCode url="https://belize.example/events/hudut" />);
  expect(screen.getByRole('img', { name: 'QR code of https://belize.example/events/hudut' })).toBeVisible();
  expect(screen.getByText('belize.example/events/hudut')).toBeVisible();
  expect(container.firstElementChild).toHaveAttribute('data-paper');
});
