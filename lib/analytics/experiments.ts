type Variant = { variant: string; weight: number };

/**
 * The A/B tests. The first variant is the control; devices that are not tracked see it too. Exposures are counted under
 * the experiment's name, conversions under the name with the suffix '-used'.
 */
export const EXPERIMENTS = {
  // Do people search more when the search names single words, or a whole question?
  'search-hint': [
    { variant: 'words', weight: 1 },
    { variant: 'question', weight: 1 },
  ],
} as const satisfies Record<string, readonly [Variant, ...Variant[]]>;

export type ExperimentName = keyof typeof EXPERIMENTS;
export type VariantOf<Name extends ExperimentName> = (typeof EXPERIMENTS)[Name][number]['variant'];

/**
 * The variant for a random number from 0 to 1 (exclusive), by weight.
 *
 *     pickVariant([{ variant: 'a', weight: 1 }, { variant: 'b', weight: 3 }], 0.3); // 'b'
 */
export function pickVariant<Name extends string>(
  variants: readonly [{ variant: Name; weight: number }, ...{ variant: Name; weight: number }[]],
  random: number,
): Name {
  let left = random * variants.reduce((sum, { weight }) => sum + weight, 0);
  for (const { variant, weight } of variants) {
    left -= weight;
    if (left < 0) return variant;
  }
  return variants[0].variant;
}
