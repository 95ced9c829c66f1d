import { howArrived } from '../../../../components/events/list/arrival.ts';

const now = jest.spyOn(performance, 'now');
const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));

test('an address is reached by opening the page, by a link, or by Back, however long a slow phone needs for it', () => {
  now.mockReturnValue(1_000);
  expect(howArrived()).toBe('opening');
  expect(howArrived()).toBe('link');
  goBack();
  now.mockReturnValue(6_000);
  expect(howArrived()).toBe('back');
});

test('a link that is pressed right after Back leads on', () => {
  now.mockReturnValue(20_000);
  goBack();
  document.body.click();
  now.mockReturnValue(20_100);
  expect(howArrived()).toBe('link');
});

test('what comes long after Back has nothing to do with it', () => {
  now.mockReturnValue(30_000);
  goBack();
  now.mockReturnValue(41_000);
  expect(howArrived()).toBe('link');
});
