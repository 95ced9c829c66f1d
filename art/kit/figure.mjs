import { head, neck } from './head.mjs';
import { lit } from './lit.mjs';
import { blob, limb } from './path.mjs';

const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const past = (from, to, length) => {
  const d = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [to[0] + ((to[0] - from[0]) / d) * length, to[1] + ((to[1] - from[1]) / d) * length];
};

/** A hand as a soft mitten with a thumb, in line with the forearm. */
export function hand(elbow, wrist, skin, size = 1, thumb = 1) {
  const tip = past(elbow, wrist, 34 * size);
  const [dx, dy] = [(tip[0] - wrist[0]) / 34, (tip[1] - wrist[1]) / 34];
  const at = (along, across) => [
    wrist[0] + dx * along - dy * across * thumb,
    wrist[1] + dy * along + dx * across * thumb,
  ];
  const mitten = limb([
    [...wrist, 21 * size],
    [...at(16, 0), 31 * size],
    [...at(36, -2), 20 * size],
  ]);
  const finger = limb([
    [...at(8, 8), 12 * size],
    [...at(22, 18), 11 * size],
    [...at(32, 19), 8 * size],
  ]);
  return lit(finger, skin, -5, -3) + lit(mitten, skin, -7, -4);
}

/** An arm through shoulder, elbow and wrist, with sleeve (none, short or long) and hand. */
export function arm([shoulder, elbow, wrist], { skin, cloth, sleeve = 'short', size = 1, thumb = 1 }) {
  const upper = between(shoulder, elbow, 0.5);
  const bare = limb([
    [...shoulder, 42 * size],
    [...upper, 42 * size],
    [...elbow, 33 * size],
    [...between(elbow, wrist, 0.35), 34 * size],
    [...wrist, 22 * size],
  ]);
  const parts = [hand(elbow, wrist, skin, size, thumb), lit(bare, skin, -9, -5)];
  const cuff = between(shoulder, elbow, 0.72);
  if (sleeve === 'short') {
    parts.push(
      lit(
        limb([
          [...shoulder, 49 * size],
          [...upper, 52 * size],
          [...cuff, 51 * size],
        ]),
        cloth,
        -10,
        -6,
      ),
    );
  }
  if (sleeve === 'long') {
    const end = between(elbow, wrist, 0.9);
    parts.push(
      lit(
        limb([
          [...shoulder, 52 * size],
          [...upper, 52 * size],
          [...elbow, 43 * size],
          [...end, 32 * size],
        ]),
        cloth,
        -10,
        -6,
      ),
    );
  }
  return parts.join('');
}

/** A leg through hip, knee and ankle, with trousers (bare, short or long) and shoe pointing to `toe`. */
export function leg([hip, knee, ankle], { skin, cloth, cut = 'long', shoe, toe = 1, size = 1 }) {
  const calf = between(knee, ankle, 0.35);
  const bare = limb([
    [...hip, 74 * size],
    [...between(hip, knee, 0.5), 66 * size],
    [...knee, 46 * size],
    [...calf, 48 * size],
    [...ankle, 25 * size],
  ]);
  const foot = limb([
    [ankle[0] - toe * 8, ankle[1] + 12, 30 * size],
    [ankle[0] + toe * 22, ankle[1] + 20, 27 * size],
    [ankle[0] + toe * 50, ankle[1] + 25, 18 * size],
  ]);
  const parts = [lit(foot, shoe ?? skin, -5, -6), lit(bare, skin, -11, -4)];
  if (cut === 'short') {
    parts.push(
      lit(
        limb([
          [...hip, 84 * size],
          [...between(hip, knee, 0.5), 82 * size],
          [...between(hip, knee, 0.82), 72 * size],
        ]),
        cloth,
        -13,
        -4,
      ),
    );
  }
  if (cut === 'long') {
    parts.push(
      lit(
        limb([
          [...hip, 82 * size],
          [...knee, 62 * size],
          [...calf, 58 * size],
          [...between(knee, ankle, 0.94), 46 * size],
        ]),
        cloth,
        -13,
        -4,
      ),
    );
  }
  return parts.join('');
}

/** A torso between the two shoulders and the two hips. */
function torso({ collar, shoulders: [a, b], hips: [c, d], cloth, waist = 0.1 }) {
  // The far shoulder is on the right when the figure looks right: the collar has to follow the same order.
  const side = Math.sign(b[0] - a[0]) || 1;
  const [wa, wb] = [between(a, c, 0.62), between(b, d, 0.62)];
  const points = [
    [collar[0] - 24 * side, collar[1] - 4],
    past(b, a, 14),
    between(past(b, a, 10), c, 0.25),
    between(wa, wb, waist),
    past(d, c, 12),
    past(c, d, 12),
    between(wb, wa, waist),
    between(past(a, b, 10), d, 0.25),
    past(a, b, 14),
    [collar[0] + 24 * side, collar[1] - 4],
  ];
  return lit(blob(points), cloth, -18, -6);
}

/**
 * A person from joints, in units of 100 per head. The first of each pair is the far side and is drawn behind.
 * `skirt` is a ready piece drawn over the legs; `held` lies under the near arm.
 */
export function figure(p) {
  const limbs = { skin: p.skin, cloth: p.top, sleeve: p.sleeve, size: p.bulk ?? 1 };
  const legs = { skin: p.skin, cloth: p.bottom, cut: p.cut, shoe: p.shoe, size: p.bulk ?? 1 };
  const [farArm, nearArm] = p.arms ?? [];
  const [farLeg, nearLeg] = p.legs ?? [];
  const toes = p.toes ?? [1, 1];
  return [
    farArm ? arm([p.shoulders[0], ...farArm], { ...limbs, thumb: p.thumbs?.[0] ?? 1 }) : '',
    farLeg ? leg([p.hips[0], ...farLeg], { ...legs, toe: toes[0] }) : '',
    nearLeg ? leg([p.hips[1], ...nearLeg], { ...legs, toe: toes[1] }) : '',
    p.skirt ?? '',
    p.hairBehind ?? '',
    neck(p.head, p.collar, p.skin),
    torso({ ...p, cloth: p.top }),
    p.over ?? '',
    head(...p.head, { size: p.headSize, turn: p.turn, tilt: p.tilt, skin: p.skin, hair: p.hair, hat: p.hat }),
    p.held ?? '',
    nearArm ? arm([p.shoulders[1], ...nearArm], { ...limbs, thumb: p.thumbs?.[1] ?? -1 }) : '',
  ].join('');
}
