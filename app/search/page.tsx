import type { Metadata } from 'next';
import { SourceNote } from '#components/events/list/source-note';
import { SearchView } from '#components/pages/search-view';
import { Breadcrumb } from '#components/ui/layout/breadcrumb';
import { Container } from '#components/ui/layout/container';
import { answerSearch } from '#lib/catalog/search/answer-search.server';
import { askedTitle } from '#lib/questions/answer-filters';
import { LIST_CRUMBS } from '#lib/site/crumbs';
import { SEARCH_PATH, THINGS_TO_DO_PATH } from '#lib/site/site';

type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const TITLE = 'Search';
const CRUMBS = [...LIST_CRUMBS, { label: TITLE, href: SEARCH_PATH }];

/** The query as text again; of a parameter that is there several times, the first one counts. */
async function answer({ searchParams }: SearchPageProps) {
  const pairs = Object.entries(await searchParams).map(([name, value]) => [name, [value].flat()[0] ?? '']);
  return answerSearch(new URLSearchParams(pairs).toString());
}

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  const found = await answer(props);
  return {
    title: found ? askedTitle(found.answer) : TITLE,
    robots: { index: false },
    alternates: { canonical: THINGS_TO_DO_PATH },
  };
}

/** The list as the server filters it, for browsers that run no script: the one page that depends on its query. */
export default async function SearchPage(props: SearchPageProps) {
  const found = await answer(props);
  return (
    <Container>
      <Breadcrumb crumbs={CRUMBS} />
      {found ? <SearchView {...found} /> : <SourceNote from="nothing" />}
    </Container>
  );
}
