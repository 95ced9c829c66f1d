/** Where to go on, or what is wrong. */
type Answer = { path: string } | { error: string; fields?: Record<string, string> };

const UNREACHABLE = 'The server could not be reached. Nothing is lost: try again.';

function isRefusal(value: unknown): value is { error: string; fields?: Record<string, string> } {
  return typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string';
}

/** Sends a form as a browser would, and asks for the sentences instead of a page when it cannot be taken. */
export async function postDeskForm(action: string, data: FormData): Promise<Answer> {
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string') body.append(name, value);
  try {
    const response = await fetch(action, { method: 'POST', body, headers: { Accept: 'application/json' } });
    if (response.redirected || response.ok) return { path: response.url };
    const answer: unknown = await response.json();
    return isRefusal(answer) ? answer : { error: UNREACHABLE };
  } catch {
    return { error: UNREACHABLE };
  }
}
