import { googleAnalytics } from '#lib/analytics/visit/google-analytics.browser';
import { plausible } from '#lib/analytics/visit/plausible.browser';

const PAGE = 'https://guide.example/events/drums';
const global = window as Window & { dataLayer?: unknown[] };

describe('Google Analytics', () => {
  const commands = () => (global.dataLayer ?? []).map((command) => [...(command as IArguments)]);
  let tell: ReturnType<typeof googleAnalytics>;
  beforeEach(() => {
    Reflect.deleteProperty(global, 'dataLayer');
    document.head.replaceChildren();
    tell = googleAnalytics('G-ABCD1234');
  });

  test('is configured to store nothing on the device and to count nothing by itself', () => {
    expect(commands()).toContainEqual([
      'consent',
      'default',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ]);
    expect(commands()).toContainEqual([
      'config',
      'G-ABCD1234',
      expect.objectContaining({ send_page_view: false, client_storage: 'none', anonymize_ip: true }),
    ]);
    expect(document.querySelector('script')?.src).toBe(
      'https://www.googletagmanager.com/gtag/js?id=G-ABCD1234',
    );
  });

  test('receives the same events, with a page without query and title', () => {
    tell({ name: 'share', what: 'event', way: 'whatsapp' }, PAGE);
    expect(commands().at(-1)).toEqual([
      'event',
      'share',
      { what: 'event', way: 'whatsapp', page_location: PAGE, page_title: '', send_to: 'G-ABCD1234' },
    ]);
  });
});

describe('Plausible', () => {
  test.each([
    [{ name: 'page_view', view: 'event' } as const, 'pageview', { view: 'event' }],
    [{ name: 'search', found: false } as const, 'search', { found: false }],
  ])('receives the event %j as %s', async (event, name, props) => {
    const fetched = jest.fn(async (_path: string, _init: RequestInit) => ({}) as Response);
    window.fetch = fetched as unknown as typeof fetch;
    await plausible({ domain: 'guide.example', api: 'https://counts.example/' })(event, PAGE);
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('https://counts.example/api/event');
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(JSON.parse(String(init?.body))).toEqual({ name, url: PAGE, domain: 'guide.example', props });
  });

  test('causes no error when it is unreachable', async () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await plausible({ domain: 'x', api: 'https://counts.example' })({ name: 'submit_event_open' }, PAGE);
  });
});
