import 'client-only';
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
  try {
    const variants = EXPERIMENTS[experiment];
    const kept = window.localStorage.getItem(keyOf(experiment));
    const known = variants.find(({ variant }) => variant === kept);
    const variant = known?.variant ?? drawVariant(variants, random());
    if (!known) window.localStorage.setItem(keyOf(experiment), variant);
    // A storage may say yes and keep nothing; whoever would see something else every time is not counted.
    if (window.localStorage.getItem(keyOf(experiment)) !== variant) return undefined;
    if (!window.sessionStorage.getItem(toldKeyOf(experiment))) {
      window.sessionStorage.setItem(toldKeyOf(experiment), 'yes');
      track({ name: 'ab_assignment', experiment, variant });
    }
    return variant;
  } catch {
    return undefined;
  }
}
