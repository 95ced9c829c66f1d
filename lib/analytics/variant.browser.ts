import 'client-only';
import type { ExperimentName, VariantOf } from './experiments.ts';

type VariantProvider = <Name extends ExperimentName>(experiment: Name) => VariantOf<Name> | undefined;
let provider: VariantProvider | undefined;

/** The variant for this device; call it when the variant is about to be shown. Undefined: show the first, untracked. */
export const currentVariant: VariantProvider = (experiment) => provider?.(experiment);

/** Sets the function that assigns variants; its code is loaded later than the components that call `currentVariant`. */
export function setVariantProvider(newProvider: VariantProvider): void {
  provider = newProvider;
}
