import { lookOf } from './people/looks.ts';
import { person } from './people/person.ts';
import { picture } from './picture.ts';
import {
  ranges,
  shelves,
  studio,
  table,
  terraces,
  treasure,
  view,
  type Wide,
  wave,
} from './stages/wide.ts';
import { type Placed, thing } from './things/thing.ts';
import type { ThingName } from './things/things.ts';
import { type TintName, tints } from './tints.ts';

type At = readonly [name: ThingName, x: number, y: number, size: number, more?: Partial<Placed>];

const placed = (list: readonly At[], how: Placed['how'] = 'stands'): Placed[] =>
  list.map(([name, x, y, size, more]) => ({ name, x, y, size, how, ...more }));

const faces = (...names: readonly string[]) => names.map((name) => person(lookOf(name)));

const wide = (
  stage: (scene: Wide) => string,
  tint: TintName,
  things: readonly Placed[],
  people: readonly string[] = [],
): string => picture(690, 300, stage({ tint: tints[tint], things, people }));

const lies = (list: readonly At[]): Placed[] => placed(list, 'lies');

/** In the order of the demo's banners: those of the home in sections, then those of the classic homes. */
export const banners: readonly string[] = [
  wide(
    terraces,
    'teal',
    placed([
      ['stethoscope', 152, 158, 132],
      ['microscope', 542, 148, 126],
      ['books', 345, 158, 164],
      ['graduation-cap', 345, 78, 134, { how: 'plain', turn: -6 }],
    ]),
  ),
  wide(
    studio,
    'indigo',
    placed([
      ['studio-microphone', 116, 176, 138],
      ['video-camera', 580, 176, 140],
    ]),
    faces('王雅琴', '杨晨光', '陈思远'),
  ),
  wide(
    wave,
    'coral',
    placed([
      ['anatomical-heart', 345, 128, 204, { how: 'floats' }],
      ['stethoscope', 150, 182, 122],
      ['pressure', 546, 184, 112],
    ]),
  ),
  wide(
    treasure,
    'sand',
    placed([
      ['crown', 262, 66, 92, { how: 'plain', turn: -16 }],
      ['wrapped-gift', 530, 172, 140],
      ['coin', 188, 192, 98],
      ['coin', 140, 214, 66],
    ]),
  ),
  wide(
    ranges,
    'green',
    placed([
      ['ginger-root', 176, 186, 118],
      ['mortar', 345, 150, 184],
      ['lotus', 520, 192, 116],
    ]),
  ),
  wide(
    view,
    'plum',
    placed([
      ['artist-palette', 176, 168, 128],
      ['globe-showing-asia-australia', 345, 140, 172],
      ['headphone', 520, 166, 132],
    ]),
  ),
  wide(
    table,
    'sky',
    lies([
      ['laptop', 346, 132, 196],
      ['stethoscope', 180, 140, 142, { turn: -8 }],
      ['fountain-pen', 506, 150, 132],
      ['hot-beverage', 604, 70, 100],
      ['glasses', 76, 74, 100, { turn: -14 }],
    ]),
  ),
  wide(
    studio,
    'rose',
    placed([
      ['studio-microphone', 128, 166, 156],
      ['headphone', 574, 178, 128],
    ]),
    faces('孙立新'),
  ),
  wide(
    table,
    'green',
    lies([
      ['anatomical-heart', 345, 126, 200, { turn: -4 }],
      ['stethoscope', 178, 140, 158, { turn: -8 }],
      ['clipboard', 516, 134, 164, { turn: 8 }],
      ['pen', 618, 64, 84],
      ['hot-beverage', 70, 70, 96],
    ]),
  ),
  wide(
    terraces,
    'amber',
    placed([
      ['trophy', 345, 128, 178],
      ['wrapped-gift', 152, 164, 118],
      ['crown', 542, 158, 112],
    ]),
  ),
  wide(
    shelves,
    'sand',
    placed([
      ['scroll', 345, 138, 184],
      ['teapot', 186, 170, 130],
      ['mortar', 510, 164, 142],
    ]),
  ),
  wide(
    terraces,
    'blue',
    placed([
      ['headphone', 345, 138, 166],
      ['artist-palette', 154, 156, 124],
      ['piggy', 542, 148, 118],
    ]),
  ),
];

/** Of the categories, in the demo's order, 690 × 180. */
const strips: readonly (readonly [tint: TintName, near: readonly At[]])[] = [
  [
    'teal',
    [
      ['brain', 196, 92, 92],
      ['stethoscope', 494, 92, 104],
      ['lungs', 282, 92, 116],
      ['anatomical-heart', 388, 86, 136],
    ],
  ],
  [
    'slate',
    [
      ['scalpel', 178, 98, 88],
      ['scanner', 500, 90, 108],
      ['x-ray', 278, 88, 118],
      ['knee', 392, 86, 136],
    ],
  ],
  [
    'rose',
    [
      ['syringe', 186, 94, 100],
      ['blister', 500, 92, 100],
      ['drip', 282, 88, 116],
      ['bottle', 392, 88, 128],
    ],
  ],
  [
    'green',
    [
      ['ginger-root', 188, 98, 100],
      ['lotus', 502, 98, 100],
      ['teapot', 284, 92, 114],
      ['mortar', 396, 86, 132],
    ],
  ],
  [
    'plum',
    [
      ['baby-bottle', 184, 94, 100],
      ['puzzle-piece', 506, 96, 96],
      ['teddy-bear', 282, 88, 122],
      ['couch-and-lamp', 398, 86, 132],
    ],
  ],
  [
    'amber',
    [
      ['piggy', 180, 96, 104],
      ['fountain-pen', 506, 92, 108],
      ['globe-showing-asia-australia', 284, 88, 118],
      ['artist-palette', 398, 88, 128],
    ],
  ],
];

export const categories = strips.map(([name, near]) => {
  const tint = tints[name];
  return picture(
    690,
    180,
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tint.pale}"/><stop offset="1" stop-color="${tint.mid}"/></linearGradient></defs><rect width="690" height="180" fill="url(#wall)"/><circle cx="340" cy="60" r="190" fill="url(#glow)"/><g fill="${tint.mid}" opacity=".5"><circle cx="60" cy="40" r="70"/><circle cx="640" cy="30" r="90"/></g><path d="M0 142h690v38H0Z" fill="${tint.full}"/><path d="M0 138h690v7H0Z" fill="${tint.paper}"/><polygon points="0,0 210,0 400,180 110,180" fill="url(#beam)" opacity=".7"/>${placed(
      near,
    )
      .map((each) => thing(each))
      .join('')}`,
  );
});
