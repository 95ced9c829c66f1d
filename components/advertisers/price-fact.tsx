import type { ShownPrice } from '#lib/submissions/slides/price-words';
import { Fact } from './fact.tsx';

/** What a poster costs, as the operator has set it. */
export function PriceFact({ prices }: { prices: readonly ShownPrice[] }) {
  const [first, ...others] = prices;
  if (!first)
    return (
      <Fact icon="tag" title="We agree a price with you">
        It depends on how long your poster is up. The form asks for your budget, and “To be decided” is fine
        too.
      </Fact>
    );
  return (
    <Fact icon="tag" title={`${first.name}: ${first.words}`}>
      {others.map(({ name, words }) => `${name}: ${words}. `)}
      The price we agree with you is what counts; you pay nothing when you apply.
    </Fact>
  );
}
