import { render, screen } from '@testing-library/react';
import { LoadingScreen } from '#components/loading-screen/loading-screen';

test('the loading screen has the specification’s words, and is hidden from screen readers, because the page below is usable', () => {
  render(<LoadingScreen />);
  for (const words of [
    'Loading Belize Celebrations',
    'Preparing your cultural journey...',
    'Finding events near you...',
  ])
    expect(screen.getByText(words).closest('[aria-hidden="true"]')).toBeInTheDocument();
});
