import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { EventLinksPart } from '#components/events/links/event-links-part';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush, prefetch: () => {} }) }));

// The test says when the page is idle.
let mockIdle: () => void;
jest.mock('#lib/device/page-idle.browser', () => ({
  afterStartup: () => new Promise(() => {}),
  whenIdleAfterLoad: () =>
    new Promise<void>((resolve) => {
      mockIdle = resolve;
    }),
}));

const PATH = '/events/20261119-dangriga-drums';
const link = () => screen.getByRole('link', { name: 'Battle of the Drums' });

beforeEach(() => mockPush.mockReset());

/** A list whose links come to life when the page is idle; `onCommit` is called each time React has changed the page. */
const show = (onCommit = () => {}) =>
  render(
    <div id="list">
      <a href={PATH}>Battle of the Drums</a>
      <Profiler id="links" onRender={onCommit}>
        <EventLinksPart area="list" />
      </Profiler>
    </div>,
  );

test.each(['before the page is idle', 'in the moment when its code starts', 'later'])(
  'a link that is pressed %s opens its event once',
  async (when) => {
    const inMoment = when.startsWith('in the moment');
    let commits = 0;
    // React calls this between rendering the links and starting their effects.
    show(() => {
      commits += 1;
      if (inMoment && commits === 2) link().click();
    });
    if (when.startsWith('before')) fireEvent.click(link());
    await act(async () => mockIdle());
    if (when === 'later') fireEvent.click(link());
    expect(commits).toBeGreaterThanOrEqual(2);
    expect(mockPush.mock.calls).toEqual([[PATH, { scroll: false }]]);
  },
);
