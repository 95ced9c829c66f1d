import 'client-only';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import { EXPERIMENTS, type ExperimentName, pickVariant, type VariantOf } from './experiments.ts';
import { canTrack, track } from './track.browser.ts';

const keyOf = (experiment: string) => `experiment-${experiment}`;
const trackedKeyOf = (experiment: string) => `told-${experiment}`;

/**
 * The variant of this device: drawn once, stored in local storage, and tracked once per visit. Only the variant's name
 * is stored, no id. Undefined when tracking is not allowed or storage is disabled.
 */
export function assignVariant<Name extends ExperimentName>(
  experiment: Name,
  random: () => number = Math.random,
): VariantOf<Name> | undefined {
  if (!canTrack()) return undefined;
  const variants = EXPERIMENTS[experiment];
  const stored = readStorage(keyOf(experiment));
  const known = variants.find(({ variant }) => variant === stored);
  const variant = known?.variant ?? pickVariant(variants, random());
  if (!known) writeStorage(keyOf(experiment), variant);
  // Storage may accept a value and drop it. A device that would get another variant each time is not counted.
  if (readStorage(keyOf(experiment)) !== variant) return undefined;
  if (!readStorage(trackedKeyOf(experiment), 'sessionStorage')) {
    if (!writeStorage(trackedKeyOf(experiment), 'yes', 'sessionStorage')) return undefined;
    track({ name: 'ab_assignment', experiment, variant });
  }
  return variant;
}
