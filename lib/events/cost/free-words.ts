import { fold } from '#lib/text/fold';

/** 'FREE!', 'Free admission', 'Entrada libre', 'Sin costo'; not 'Free parking' nor 'Libre a partir de las 10'. */
const FREE =
  /^(?:free|gratis|gratuit[oa]|libre|(?:totally |completely )?free(?: of (?:charge|cost))?|(?:free|no) (?:admission|entry|entrance|cover)(?: (?:charge|fee))?|(?:admission|entry|entrance)(?: is)? free|no (?:charge|cost|fee)s?|(?:entrada|acceso|admision|ingreso|evento)(?: es)?(?: totalmente)? (?:gratis|gratuit[oa]|libre)(?: y gratuit[oa])?(?: para todos)?|sin (?:costo|cobro)(?: alguno)?|free (?:for (?:all|everyone|everybody)|event|to (?:all|attend|enter|the public)|(?:and )?open to all)|free gratis|gratis para todos)$/;
/** Costs in words are longer; what says that all is free is short. */
const MAX_LETTERS = 60;

/**
 * Whether a cost says that an event is free, and nothing else.
 *
 *     saysFree('Entrada libre'); // true
 *     saysFree('Free before 9 PM'); // false
 *     saysFree('Free?'); // false
 */
export const saysFree = (cost: string): boolean =>
  cost.length <= MAX_LETTERS &&
  !cost.includes('?') &&
  FREE.test(
    fold(cost)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
