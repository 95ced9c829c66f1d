import { JsonLd } from '#components/ui/layout/json-ld';
import type { Crumb } from '#lib/site/crumbs';
import { breadcrumbStructuredData } from '#lib/site/structured-data/breadcrumb-structured-data';
import { itemListStructuredData } from '#lib/site/structured-data/item-list-structured-data';

type LandingDataProps = {
  crumbs: readonly Crumb[];
  /** The paths of what the page lists, in its order. */
  paths: readonly string[];
  siteUrl: string;
};

/** What search engines read of a landing page: the way to it, and the positions and addresses of what it lists. */
export const LandingData = ({ crumbs, paths, siteUrl }: LandingDataProps) => (
  <>
    <JsonLd data={breadcrumbStructuredData(crumbs, siteUrl)} />
    {paths.length > 0 && <JsonLd data={itemListStructuredData(paths, siteUrl)} />}
  </>
);
