type Values = Record<string, unknown>;

/** Which text a field gets that has a stored one, and another that was typed before the draft was restored. */
export type JoinTexts = (name: string, stored: string, typed: string) => string;

/**
 * The values of a stored draft together with texts that were typed before it was restored: a text fills an empty field,
 * one that begins like the stored text has become it, and of two other texts `join` decides.
 */
export function withTyped(stored: Values, typed: Values, join: JoinTexts): Values {
  const values = { ...stored };
  for (const [name, text] of Object.entries(typed)) {
    const former = stored[name];
    if (text === undefined || text === '') continue;
    if (former === undefined || former === '') values[name] = text;
    else if (typeof former === 'string' && typeof text === 'string' && !former.startsWith(text))
      values[name] = join(name, former, text);
  }
  return values;
}
