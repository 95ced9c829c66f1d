import { shape } from '../kit/shape.mjs';
import { disc, INKS, pennants, rays, stamp, stroke } from '../kit/spot.mjs';

export const alt = 'Bunting in front of the sun over the sea.';

const { sky, sun, pale, reef, foam, red, blue, cream } = INKS;

export default () =>
  stamp(
    sky[0],
    rays(80, 96, 130, 16, '#c4edf3'),
    disc(80, 96, 44, sun[0]) + disc(80, 96, 35, pale[0]),
    shape('M12 112q11-9 23 0t23 0t23 0t22 0t22 0t23 0V148H12Z', reef[0]),
    shape('M12 132q11-9 23 0t23 0t23 0t22 0t22 0t23 0V148H12Z', reef[1]),
    stroke('M66 122h28M72 130h14M30 122h10M118 124h12', foam[0], 3),
    pennants([8, 24], [152, 24], 10, 6, 27, blue[0], [red[0], cream[0], blue[0]]),
    pennants([8, 58], [152, 50], 11, 6, 24, blue[0], [blue[0], red[0], cream[0]]),
  );
