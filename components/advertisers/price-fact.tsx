import type { ShownPrice } from '#lib/submissions/slides/price-words';
import { Fact } from './fact.tsx';

/** What a poster costs, as the operator has set it. */
export function PriceFact({ prices }: { prices: readonly ShownPrice[] }) {
  const [first, ...others] = prices;
  if (!first)
    return (
      <Fact icon="tag" title="The price is agreed in our answer">
        It depends on how long your poster stands. The form asks for a budget, and “To be decided” is an
        answer too.
      </Fact>
    );
  return (
    <Fact icon="tag" title={`${first.name}: ${first.words}`}>
      {others.map(({ name, words }) => `${name}: ${words}. `)}
      What is agreed in our answer holds; nothing is paid with the form.
    </Fact>
  );
}
