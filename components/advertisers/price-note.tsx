import { FormNote } from '#components/ui/form/form-note';
import type { ShownPrice } from '#lib/submissions/slides/price-words';

/** What a poster costs, above the question for the budget. */
export function PriceNote({ prices }: { prices: readonly ShownPrice[] }) {
  if (prices.length === 0)
    return (
      <FormNote>
        <p>There is no price list: we agree a price with you. Your budget helps us make an offer.</p>
      </FormNote>
    );
  return (
    <FormNote>
      <p>
        <strong>What it costs</strong>
      </p>
      <ul>
        {prices.map(({ name, words }) => (
          <li key={name}>
            {name}: {words}
          </li>
        ))}
      </ul>
    </FormNote>
  );
}
