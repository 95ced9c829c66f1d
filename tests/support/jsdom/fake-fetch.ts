/** A request as it left the page. */
export type Sent = { path: string; key: string | null; body: Record<string, unknown> };

type Answer = { status?: number; body: unknown } | 'no network';

/** Replaces fetch, which jsdom lacks: gives these responses in turn, the last one for all that follow. */
export function fakeFetch(...answers: Answer[]): Sent[] {
  const sent: Sent[] = [];
  window.fetch = async (path, init) => {
    sent.push({
      path: String(path),
      key: new Headers(init?.headers).get('Idempotency-Key'),
      body: JSON.parse(String(init?.body)) as Record<string, unknown>,
    });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer || answer === 'no network') throw new TypeError('Failed to fetch');
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    const { status = 200 } = answer;
    return {
      ok: status < 300,
      status,
      headers: new Headers(),
      text: async () => text,
    } as Response;
  };
  return sent;
}
