import { HiddenText } from '#components/ui/hidden-text';
import { TERMS_PATH } from '#lib/site/terms';

/** A link to the terms in a new tab, so that a form that is being filled in stays as it is. */
export function TermsLink() {
  return (
    <a href={TERMS_PATH} target="_blank" rel="noopener">
      Read the terms
      <HiddenText> (opens in a new tab)</HiddenText>
    </a>
  );
}
