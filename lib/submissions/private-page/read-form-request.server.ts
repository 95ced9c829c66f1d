import 'server-only';
import { followUpsInSearch } from '../fields/when/follow-ups.ts';
import { loadFormDraft } from '../items/record/form-drafts.server.ts';
import { loadStatusItem } from './status-item.server.ts';

type FormPageProps = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/**
 * What the page of a form behind a private link shows: the item, what was filled in and not taken, whether the item was
 * changed elsewhere meanwhile, and what the form asks for the first time. Undefined where the link leads to nothing.
 */
export async function readFormRequest(
  { params, searchParams }: FormPageProps,
  form: Parameters<typeof loadFormDraft>[1],
) {
  const { token } = await params;
  const search = await searchParams;
  const item = await loadStatusItem(token);
  if (!item) return undefined;
  const { again, changed } = search;
  const draft = again || changed ? await loadFormDraft(item.id, form, Date.now()) : undefined;
  return { token, item, draft, isChanged: changed !== undefined, asked: followUpsInSearch(search) };
}
