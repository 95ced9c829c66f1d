import { howArrived } from '../../../../components/events/list/arrival.ts';

const now = jest.spyOn(performance, 'now');
const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));

test('a URL is reached by opening the page, by a link, or by Back, also on a slow phone', () => {
  now.mockReturnValue(1_000);
  expect(howArrived()).toBe('opening');
  expect(howArrived()).toBe('link');
  goBack();
  now.mockReturnValue(6_000);
  expect(howArrived()).toBe('back');
});

test('a link that is clicked right after Back counts as a link', () => {
  now.mockReturnValue(20_000);
  goBack();
  document.body.click();
  now.mockReturnValue(20_100);
  expect(howArrived()).toBe('link');
});

test('a navigation long after Back does not count as Back', () => {
  now.mockReturnValue(30_000);
  goBack();
  now.mockReturnValue(41_000);
  expect(howArrived()).toBe('link');
});
