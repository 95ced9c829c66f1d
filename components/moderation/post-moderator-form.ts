/** The page to open next, or the problems with the fields. */
type Outcome = { path: string } | { error: string; fields?: Record<string, string> };

const UNREACHABLE = 'The server could not be reached. Nothing is lost: try again.';

function isRefusal(value: unknown): value is { error: string; fields?: Record<string, string> } {
  return typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string';
}

/** Posts a form like a browser would, but asks for problems as JSON instead of a page. */
export async function postModeratorForm(action: string, data: FormData): Promise<Outcome> {
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string') body.append(name, value);
  try {
    const response = await fetch(action, { method: 'POST', body, headers: { Accept: 'application/json' } });
    if (response.redirected || response.ok) return { path: response.url };
    const refusal: unknown = await response.json();
    return isRefusal(refusal) ? refusal : { error: UNREACHABLE };
  } catch {
    return { error: UNREACHABLE };
  }
}
