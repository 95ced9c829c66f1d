import { shape } from '../kit/shape.mjs';
import { disc, egg, INKS, laurel, stamp, stroke, two } from '../kit/spot.mjs';

export const alt = 'George Price in a white guayabera and glasses, between two laurel branches.';

const { blue, cream, leaf } = INKS;
const skin = ['#b9794c', '#955a35'];
const hair = ['#e3dfdb', '#b3aeb4'];

export default () =>
  stamp(
    blue[0],
    disc(80, 80, 60, '#2b2bb0'),
    disc(80, 80, 45, cream[0]),
    laurel(80, 80, 53, 122, 256, 8, 17, leaf),
    laurel(80, 80, 53, 58, -76, 8, 17, leaf),
    two('M22 150C22 120 44 112 66 107H94C116 112 138 120 138 150Z', ['#fff', '#c9d3e8'], -9, -2),
    stroke('M55 119V148M60 118V148M100 118V148M105 119V148M80 128V148', '#c9d3e8', 2),
    shape('M67 92H93V108L80 123L67 108Z', skin[1]),
    shape('M66 104L80 122L71 132L58 111Z', '#e6ecf7') + shape('M94 104L80 122L89 132L102 111Z', '#b6c2dc'),
    egg(55, 75, 5, 8, skin[1]) + egg(105, 75, 5, 8, skin[1]),
    two('M56 66C56 42 104 42 104 66C105 88 94 106 80 106S55 88 56 66Z', skin, -8, -1),
    two(
      'M54 70C49 46 58 33 80 33S111 46 106 70C103 62 101 55 94 52C80 58 70 54 64 52C58 56 57 62 54 70Z',
      hair,
      -7,
      0,
    ),
    '<g fill="#ffe3c4" fill-opacity=".55" stroke="#241a45" stroke-width="3.4">' +
      '<rect x="58.500" y="67" width="19" height="15" rx="6"/><rect x="82.500" y="67" width="19" height="15" rx="6"/>' +
      '<path d="M77.500 72h5"/></g>',
  );
