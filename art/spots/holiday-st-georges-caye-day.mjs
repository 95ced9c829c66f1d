import { box, shape } from '../kit/shape.mjs';
import { crown, disc, INKS, stamp, stroke, two } from '../kit/spot.mjs';

export const alt = 'A cannon on the sand of a caye and a sloop under sail.';

const { sky, reef, foam, sand, cream, wood, bark, iron, leaf, red } = INKS;

export default () =>
  stamp(
    sky[0],
    disc(48, 40, 19, INKS.sun[0]),
    shape('M12 85a8 8 0 0 1 2-14a11 11 0 0 1 21-2a9 9 0 0 1 16 3a7 7 0 0 1 4 13Z', '#fff'),
    box(12, 85, 136, 63, reef[0]),
    stroke('M20 99h14M112 97h22M104 104h10', foam[0], 3),
    '<g transform="translate(36 11)scale(.8)">',
    two('M84 24Q122 54 118 84H84Z', ['#fff', sand[1]], -7, -3),
    shape('M79 34Q58 60 54 84H79Z', cream[1]),
    stroke('M81 20V90', wood[1], 4),
    shape('M81 18l-17 5 17 6Z', red[0]),
    two('M48 86H124L114 101Q82 106 58 101Z', ['#fff', red[0]], -3, -9),
    '</g>',
    shape('M12 122Q50 106 92 114T148 118V148H12Z', sand[0]),
    shape('M12 136Q70 126 148 134V148H12Z', sand[1]),
    stroke('M22 130C26 100 20 84 26 66', bark[0], 7),
    crown(26, 64, 0.72, leaf),
    two('M40 134L52 122H96L104 134V139H40Z', wood, -3, -5),
    two('M42 124Q38 116 44 110L112 92Q118 92 121 101Q122 108 118 111L52 128Q46 129 42 124Z', iron, -2, -7),
    shape('M104 93.5L110 92Q117 98 116 112L110 113Q112 102 104 93.5Z', '#262a45') +
      stroke('M38 122l-3 1', iron[1], 7),
    disc(62, 134, 11, bark[1]) + disc(61, 133, 9, wood[0]) + disc(62, 134, 3.5, bark[1]),
    disc(92, 136, 8.5, bark[1]) + disc(91, 135, 7, wood[0]) + disc(92, 136, 2.8, bark[1]),
    disc(118, 141, 6, iron[1]) + disc(130, 141, 6, iron[1]) + disc(124, 131, 6, iron[1]),
  );
