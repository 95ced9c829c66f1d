import { inside, lit } from './lit.mjs';
import { limb, oval } from './path.mjs';
import { between, randomFrom } from './random.mjs';
import { line, place, shape } from './shape.mjs';

/** The four legs of a tapir, the far pair first; `stride` moves them apart. */
const tapirLegs = (tones, far) =>
  [
    [-150, far],
    [150, far],
    [-206, tones],
    [112, tones],
  ].map(([x, pair]) =>
    [
      lit(
        limb([
          [x, -150, 86],
          [x + 10, -70, 54],
          [x + 2, -10, 44],
        ]),
        pair,
        -12,
        0,
      ),
      shape(`M${x - 22}-8Q${x} -22 ${x + 34}-6L${x + 38} 6H${x - 24}Z`, '#1a1a20'),
    ].join(''),
  );

const TAPIR_BODY =
  'M-262-210C-250-316-150-350-40-340C40-336 110-350 170-368C216-386 262-384 296-352C330-322 352-296 362-262C372-238 366-222 346-220' +
  'C330-222 326-236 312-240C270-232 236-220 210-190C180-130 120-104 0-104C-120-96-230-96-258-150C-266-170-266-190-262-210Z';

/** Baird's tapir in profile to the right, about 640 long: short flexible snout, pale cheek, white ear tips. */
export const tapir = (x, y, scale, { coat, far, cheek }, { flip = false } = {}) =>
  place(
    x,
    y,
    scale,
    [
      lit('M-258-250C-286-240-290-214-276-196L-254-206Z', coat, -4, 0),
      tapirLegs(coat, far),
      lit('M206-366C196-408 214-434 236-436C252-420 252-392 240-368Z', coat, -5, -3),
      shape('M214-418C220-432 230-438 237-436C245-428 249-418 249-408C236-420 226-422 214-418Z', '#f7f2ea'),
      lit(TAPIR_BODY, coat, -16, -22),
      inside(
        TAPIR_BODY,
        shape('M236-330C276-330 306-296 304-256C296-226 250-214 220-236C206-270 214-316 236-330Z', cheek),
      ),
      lit('M172-364C158-412 178-440 202-442C220-424 222-392 208-364Z', coat, -6, -3),
      shape('M174-420C182-436 194-444 203-442C212-434 217-424 218-412C204-424 188-428 174-420Z', '#f7f2ea'),
      shape(oval(264, -318, 9), '#1a1a20') + shape(oval(261, -321, 3), '#f7f2ea'),
      line('M340-232Q350-236 358-246', '#1a1a20', 5),
    ],
    { flip },
  );

/** A tapir calf: reddish brown with cream stripes and spots in rows. */
export const tapirCalf = (x, y, scale, { coat, far, marks }, { flip = false } = {}) =>
  place(
    x,
    y,
    scale,
    [
      tapirLegs(coat, far),
      lit('M196-366C190-406 206-428 226-430C242-414 242-390 232-366Z', coat, -5, -3),
      lit(TAPIR_BODY, coat, -14, -18),
      inside(
        TAPIR_BODY,
        [-304, -262, -220, -178, -136].map((sy, row) =>
          line(
            Array.from(
              { length: 11 },
              (_, i) => `M${-250 + i * 42 + (row % 2) * 20} ${sy}h${row % 2 ? 3 : 22}`,
            ).join(''),
            marks,
            row % 2 ? 14 : 11,
          ),
        ),
        shape(
          'M236-330C276-330 306-296 304-256C296-226 250-214 220-236C206-270 214-316 236-330Z',
          marks,
          'opacity="0.5"',
        ),
      ),
      lit('M166-362C154-404 172-428 194-430C210-414 212-388 200-362Z', coat, -6, -3),
      shape(oval(264, -316, 11), '#1a1a20') + shape(oval(260, -320, 4), '#f7f2ea'),
    ],
    { flip },
  );

/** Rosettes: broken dark rings round a darker middle with a spot or two inside, as a jaguar has and no leopard. */
function rosettes(seed, [x, y, width, height], ring, middle, size) {
  const random = randomFrom(seed);
  const parts = [];
  const rows = Math.round(height / (size * 2));
  const columns = Math.round(width / (size * 2.3));
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      const cx = x + (c + 0.5 + (r % 2) * 0.5 + between(random, -0.14, 0.14)) * (width / columns);
      const cy = y + (r + 0.5 + between(random, -0.14, 0.14)) * (height / rows);
      const s = size * between(random, 0.8, 1.08);
      const start = between(random, 0, 6.28);
      parts.push(shape(oval(cx, cy, s * 0.72, s * 0.6), middle));
      const blots = Array.from({ length: 5 }, (_, i) => {
        const a = start + (i / 5) * 6.28;
        return oval(cx + s * 0.78 * Math.cos(a), cy + s * 0.66 * Math.sin(a), s * 0.36, s * 0.27);
      });
      parts.push(
        shape(
          blots.join('') + oval(cx - s * 0.1, cy, s * 0.15) + oval(cx + s * 0.22, cy + s * 0.12, s * 0.12),
          ring,
        ),
      );
    }
  }
  return parts.join('');
}

/** A jaguar lying along a bough at y = 0, head to the left facing us, forepaws hanging, tail down at the right. */
export function jaguar(x, y, scale, { coat, middle, ring, pale }, { flip = false } = {}) {
  const body =
    'M-150-30C-190-120-120-190-20-186C90-180 200-200 290-150C340-120 356-60 320-14C200 24-60 26-150-30Z';
  const skull =
    'M-300-150C-306-214-250-250-196-248C-140-250-92-212-96-150C-98-96-140-54-198-52C-256-54-298-96-300-150Z';
  const ear = (s) => [
    lit(oval(-198 + s * 82, -232, 32, 30), coat, -5, -4),
    shape(oval(-198 + s * 80, -228, 17, 16), ring),
  ];
  const paw = (px, drop, w) => {
    const d = limb([
      [px + 20, -40, w * 1.25],
      [px, drop * 0.5, w],
      [px - 6, drop, w * 1.05],
    ]);
    return (
      lit(d, coat, -8, -4) +
      inside(d, rosettes(px, [px - 60, -50, 130, drop], ring, coat[0], 13)) +
      line(`M${px - 16} ${drop + 16}v14M${px} ${drop + 20}v14M${px + 16} ${drop + 16}v12`, ring, 5)
    );
  };
  const tail = limb([
    [300, -60, 46],
    [366, 20, 36],
    [372, 150, 30],
    [410, 210, 32],
  ]);
  return place(
    x,
    y,
    scale,
    [
      lit(tail, coat, -6, 0),
      inside(tail, line('M340 60H400M336 100H404M340 142H410M360 180L420 160', ring, 15)),
      lit(
        'M180-40C230-90 320-70 330 0C336 60 300 90 270 96C240 98 226 80 234 60C180 40 160 0 180-40Z',
        coat,
        -10,
        -8,
      ),
      lit(body, coat, -18, -24),
      inside(body, rosettes(5, [-170, -190, 520, 210], ring, middle, 27)),
      paw(-110, 110, 52),
      [-1, 1].map(ear),
      lit(skull, coat, -16, -12),
      inside(
        skull,
        shape(
          'M-260-112C-250-150-220-150-198-140C-176-150-146-150-136-112C-134-60-170-40-198-40C-226-40-262-60-260-112Z',
          pale,
        ),
        shape(
          [
            [-230, -226],
            [-198, -232],
            [-166, -226],
            [-214, -206],
            [-182, -206],
            [-274, -140],
            [-122, -140],
            [-276, -176],
            [-120, -176],
            [-262, -106],
            [-134, -106],
          ]
            .map(([sx, sy]) => oval(sx, sy, 8, 7))
            .join(''),
          ring,
        ),
      ),
      shape(
        'M-268-168C-250-190-226-184-216-164C-234-152-256-154-268-168ZM-128-168C-146-190-170-184-180-164C-162-152-140-154-128-168Z',
        ring,
      ),
      shape(oval(-242, -166, 11, 7.5) + oval(-154, -166, 11, 7.5), '#ffd34d'),
      shape(oval(-241, -166, 4.5, 6.5) + oval(-155, -166, 4.5, 6.5), ring),
      shape('M-222-126C-212-134-184-134-174-126C-178-106-190-98-198-98C-206-98-218-106-222-126Z', '#b5564a'),
      line('M-198-98V-82M-226-74Q-212-80-198-80Q-184-80-170-74', ring, 6),
      paw(-236, 70, 56),
      paw(-160, 84, 56),
    ],
    { flip },
  );
}
