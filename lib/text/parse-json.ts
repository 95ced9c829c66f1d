/** What a JSON text holds; undefined when it is none, or missing. Nothing is known of the value yet. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
