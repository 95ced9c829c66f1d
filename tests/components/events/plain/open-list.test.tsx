import { render } from '@testing-library/react';
import { OpenList } from '#components/events/plain/open-list';

const mockReplace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: mockReplace }) }));

const LIST = '/things-to-do-in-belize?when=weekend';

beforeEach(() => {
  mockReplace.mockReset();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

test('where scripts run, the list with the same filters takes the place of the results', () => {
  render(<OpenList href={LIST} />);
  expect(mockReplace.mock.calls).toEqual([[LIST]]);
});

test('whoever has scrolled reads on', () => {
  Object.defineProperty(window, 'scrollY', { value: 200, configurable: true });
  render(<OpenList href={LIST} />);
  expect(mockReplace).not.toHaveBeenCalled();
});

test('whoever types already is not interrupted', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  render(<OpenList href={LIST} />);
  expect(mockReplace).not.toHaveBeenCalled();
  field.remove();
});
