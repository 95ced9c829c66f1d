process.env.REVALIDATE_SECRET = 'the-secret-that-publishes';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T18:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

const HEADER = ['Event', 'Date', 'Time', 'Venue', 'Location', 'Cost'];
const CELLS = ['Drums', 46361, 0.7916666667, 'The Pier', 'San Pedro', 'Free'];
const BODY = { header: HEADER, rows: [{ row: 12, cells: CELLS }] };

async function send(
  body: unknown,
  { secret = process.env.REVALIDATE_SECRET ?? '', type = 'application/json' } = {},
) {
  const { POST } = await import('../../../app/api/sheet/check/route.ts');
  const response = await POST(
    new Request('http://localhost:3000/api/sheet/check', {
      method: 'POST',
      headers: { 'Content-Type': type, ...(secret && { Authorization: `Bearer ${secret}` }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('The check of rows', () => {
  test('answers who has the secret that publishes, and no cache', async () => {
    const { status, headers, body } = await send(BODY);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      rows: [
        {
          row: 12,
          reading: 'Sat 5 Dec 2026, 7 PM · San Pedro · Free',
          event: {
            title: 'Drums',
            date: '2026-12-05',
            endDate: null,
            start: '19:00',
            end: null,
            status: 'scheduled',
            category: expect.any(String),
            place: 'San Pedro',
            cost: 'Free',
            price: null,
            currency: null,
            moreDates: [],
            image: null,
          },
          faults: [],
        },
      ],
    });
  });

  test.each([[''], ['another-secret-that-is-long'], ['The-Secret-That-Publishes']])(
    'is refused with the secret %j, whatever is sent',
    async (secret) => {
      const { status, body } = await send('{', { secret });
      expect([status, body]).toEqual([401, { error: 'The secret is missing or wrong.' }]);
    },
  );

  test.each<[string, unknown, string, number, string]>([
    ['no rows', { header: HEADER }, 'application/json', 400, 'Send { "header"'],
    ['no JSON', '{', 'application/json', 400, 'What was sent is not readable as JSON.'],
    ['another type', BODY, 'text/plain', 415, 'Send JSON with the header Content-Type: application/json.'],
    [
      'more than 4 MB',
      ' '.repeat(4 * 1024 * 1024 + 1),
      'application/json',
      413,
      'This is too long: at most 4 MB can be checked at once.',
    ],
  ])('says what it cannot read of %s', async (_, sent, type, status, sentence) => {
    const answer = await send(sent, { type });
    expect(answer.status).toBe(status);
    expect(answer.body.error).toContain(sentence);
  });
});
