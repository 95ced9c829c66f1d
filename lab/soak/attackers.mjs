// Hostile traffic: each kind of it with the answers that refuse it. None of them may be an error of the site.
import { pickInTurn } from '../harness/chance.mjs';
import { ADDRESS_ATTACKS } from './attacks/addresses.mjs';
import { CONNECTION_ATTACKS } from './attacks/connections.mjs';
import { FORM_ATTACKS } from './attacks/forms.mjs';
import { HEADER_ATTACKS } from './attacks/headers.mjs';
import { outcomeOfAttack } from './promised.mjs';

const ATTACKS = [...CONNECTION_ATTACKS, ...HEADER_ATTACKS, ...ADDRESS_ATTACKS, ...FORM_ATTACKS];

const QUICK = ATTACKS.filter(({ isSlow }) => !isSlow);
const SLOW_MS = 45_000;

/** Sends one attack, and notes whether it was refused as it should be. */
export async function attack(world, number) {
  const kinds = number < ATTACKS.length || world.leftMs() > SLOW_MS ? ATTACKS : QUICK;
  const { name, foreseen, send } = pickInTurn(kinds, number, world.random);
  const answer = await send(world, number);
  world.ledger.note(
    'attack',
    name,
    answer,
    outcomeOfAttack(answer, foreseen),
    `foreseen: ${foreseen.join(', ')}`,
  );
}

/** The names of all kinds, each of which a long run has to contain. */
export const ATTACK_KINDS = ATTACKS.map(({ name }) => name);
