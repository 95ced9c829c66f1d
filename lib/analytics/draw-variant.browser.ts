import 'client-only';
import { keepText, keptText } from '#lib/device/kept-text.browser';
import { drawVariant, EXPERIMENTS, type ExperimentName, type VariantOf } from './experiments.ts';
import { mayCount, track } from './track.browser.ts';

const keyOf = (experiment: string) => `experiment-${experiment}`;
const toldKeyOf = (experiment: string) => `told-${experiment}`;

/**
 * The variant of this device: drawn once, kept in its storage, told once a visit. Nothing but the variant's name is
 * kept, and nothing that names the device leaves it. Undefined where nobody may count or nothing can be kept.
 */
export function drawnVariant<Name extends ExperimentName>(
  experiment: Name,
  random: () => number = Math.random,
): VariantOf<Name> | undefined {
  if (!mayCount()) return undefined;
  const variants = EXPERIMENTS[experiment];
  const kept = keptText(keyOf(experiment));
  const known = variants.find(({ variant }) => variant === kept);
  const variant = known?.variant ?? drawVariant(variants, random());
  if (!known) keepText(keyOf(experiment), variant);
  // A storage may say yes and keep nothing; whoever would see something else every time is not counted.
  if (keptText(keyOf(experiment)) !== variant) return undefined;
  if (!keptText(toldKeyOf(experiment), 'sessionStorage')) {
    if (!keepText(toldKeyOf(experiment), 'yes', 'sessionStorage')) return undefined;
    track({ name: 'ab_assignment', experiment, variant });
  }
  return variant;
}
