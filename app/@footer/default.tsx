import { PublicFooter } from '#components/pages/site/public-footer';
import { loadOperatorContact } from '#lib/site/load-operator-contact.server';

/** The footer of every page but those of moderation. */
export default async function DefaultFooter() {
  return <PublicFooter now={Date.now()} {...(await loadOperatorContact())} />;
}
