import { shape } from '../kit/shape.mjs';
import { disc, INKS, stamp, stroke, two } from '../kit/spot.mjs';

export const alt = 'Three crosses on a hill at dusk, a carpet of coloured sawdust before them.';

const { dusk, coral, pale, sun, pink, cream, foam } = INKS;

export default () =>
  stamp(
    dusk[0],
    shape('M12 148V66Q80 34 148 66V148Z', '#b0487c'),
    shape('M12 148V88Q80 62 148 88V148Z', coral[0]),
    disc(80, 76, 38, sun[0]) + disc(80, 76, 29, pale[0]),
    shape(
      'M31 108V76H23V69H31V58H38V69H46V76H38V108ZM122 108V76H114V69H122V58H129V69H137V76H129V108Z',
      dusk[1],
    ),
    shape('M12 118Q80 84 148 118V148H12Z', dusk[1]),
    two('M74 112V62H44V50H74V22H86V50H116V62H86V112Z', ['#6b2e1a', '#3f160f'], -4, -3),
    two(
      'M53 48H63Q66 64 80 63T97 48H107Q110 72 108 98L101 91L94 100Q98 82 97 70Q88 78 80 78T63 68Q64 78 62 88L56 82L50 88Q54 68 53 48Z',
      ['#fff', '#cdb6ee'],
      -4,
      -3,
    ),
    shape('M66 106H94L126 148H34Z', pink[0]),
    shape('M60.5 113H99.5L105 120H55ZM46 132H114L121 141H39Z', sun[0]),
    shape('M80 108L89 120L80 134L71 120Z', cream[0]) + shape('M80 132L94 148H66Z', foam[0]),
    stroke('M66 106L34 148M94 106L126 148', cream[0], 3),
  );
