type Variant = { variant: string; weight: number };

/**
 * What is being tried out. The first variant is what everybody sees who is not counted. How many came to see a variant
 * is counted under the experiment's name, how many then did what it is about under the name with '-used' behind it.
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
 * The variant that a lot from 0 to 1 (exclusive) falls on, by weight.
 *
 *     drawVariant([{ variant: 'a', weight: 1 }, { variant: 'b', weight: 3 }], 0.3); // 'b'
 */
export function drawVariant<Name extends string>(
  variants: readonly [{ variant: Name; weight: number }, ...{ variant: Name; weight: number }[]],
  lot: number,
): Name {
  let left = lot * variants.reduce((sum, { weight }) => sum + weight, 0);
  for (const { variant, weight } of variants) {
    left -= weight;
    if (left < 0) return variant;
  }
  return variants[0].variant;
}
