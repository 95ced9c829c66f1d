import { PublicHeader } from '#components/pages/site/public-header';
import { siteUrl } from '#lib/server/env.server';

/** The header of every page but those of moderation. */
export default function DefaultHeader() {
  return <PublicHeader siteUrl={siteUrl()} now={Date.now()} />;
}
