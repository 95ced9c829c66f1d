import 'client-only';
import type { ExperimentName, VariantOf } from './experiments.ts';

type Draw = <Name extends ExperimentName>(experiment: Name) => VariantOf<Name> | undefined;
let draw: Draw | undefined;

/** Which variant this device shows, asked when it is about to be seen. Undefined: the first, and nobody counts. */
export const variantOf: Draw = (experiment) => draw?.(experiment);

/** Hands over who draws lots. */
export function drawBy(drawer: Draw): void {
  draw = drawer;
}
