import {
  circle,
  ground,
  light,
  type Palette,
  palettes,
  placed,
  ring,
  svg,
  tile,
} from './canvas.ts';
import { type MotifName, motifs } from './motifs.ts';

type Banner = {
  palette: Palette;
  motif: MotifName;
  /** Two near ones and two further away. */
  motifs: readonly [MotifName, MotifName, MotifName, MotifName];
};

/** In the order of the demo's banners, whose titles the page writes over them. */
export const banners: readonly Banner[] = [
  { palette: palettes.teal, motif: 'cap', motifs: ['book', 'clipboard', 'pen', 'microscope'] },
  { palette: palettes.indigo, motif: 'mic', motifs: ['heart', 'lungs', 'speech', 'brain'] },
  { palette: palettes.rust, motif: 'heart', motifs: ['ecg', 'gauge', 'monitor', 'stethoscope'] },
  {
    palette: { from: '#20242c', to: '#5b4a2c', accent: '#f3dca6' },
    motif: 'shield',
    motifs: ['coins', 'cap', 'book', 'people'],
  },
  { palette: palettes.forest, motif: 'leaf', motifs: ['book', 'needles', 'brush', 'drop'] },
  { palette: palettes.plum, motif: 'palette', motifs: ['brush', 'globe', 'coins', 'mic'] },
];

/** Where the drawings stand: centre, size and turn of the near and the far ones, then the centre of the disc. */
type Arrangement = {
  cards: readonly (readonly [x: number, y: number, size: number, turn: number])[];
  disc: readonly [x: number, y: number];
};

const arrangements: readonly Arrangement[] = [
  {
    disc: [408, 126],
    cards: [
      [262, 152, 96, -9],
      [552, 92, 84, 10],
      [136, 78, 78, -14],
      [622, 196, 70, 16],
    ],
  },
  {
    disc: [300, 122],
    cards: [
      [452, 158, 98, 8],
      [152, 94, 84, -10],
      [568, 74, 76, 14],
      [58, 182, 68, -16],
    ],
  },
  {
    disc: [496, 126],
    cards: [
      [350, 92, 90, -8],
      [614, 168, 88, 11],
      [222, 150, 80, 9],
      [96, 84, 72, -12],
    ],
  },
];

const sparks = (accent: string, shift: number): string => {
  const plus = (x: number, y: number, arm: number) =>
    `M${x - arm} ${y}h${arm * 2}M${x} ${y - arm}v${arm * 2}`;
  const at = (x: number) => (x + shift * 190) % 680;
  return `<path d="${plus(at(40), 40, 8)}${plus(at(334), 30, 6)}" stroke="${accent}" stroke-width="3.5" stroke-linecap="round" opacity=".6"/><g fill="${accent}" opacity=".5"><circle cx="${at(210)}" cy="44" r="5"/><circle cx="${at(486)}" cy="34" r="4"/></g>`;
};

/** Ridges one behind the other, darker the nearer they are. */
const ridges = (ink: string): string =>
  [
    ['M0 190c90-52 180-44 270-6s190 40 276-4 110-30 144-20v140H0Z', 0.28],
    ['M0 238c120-44 210-26 300 2s180 34 270-2 90-24 120-24v86H0Z', 0.42],
    ['M0 268c100-26 200-12 320 4s220 12 370-22v50H0Z', 0.6],
  ]
    .map(([path, opacity]) => `<path d="${path}" fill="${ink}" opacity="${opacity}"/>`)
    .join('');

/** A home banner, 690 × 300, without words: its lower edge is left to those that stand on it. */
export const bannerPicture = ({ palette, motif, motifs: names }: Banner, index: number): string => {
  const { disc, cards } = arrangements[index % arrangements.length] ?? { disc: [0, 0], cards: [] };
  const [x, y] = disc;
  const tiles = names.map((name, position) => {
    const [cardX = 0, cardY = 0, size = 0, turn = 0] = cards[position] ?? [];
    const near = position < 2;
    return tile({
      ...{ motif: motifs[name], x: cardX, y: cardY, size, turn },
      ink: near ? palette.from : palette.accent,
      of: near ? 'paper' : 'glass',
    });
  });
  return svg(
    690,
    300,
    [
      ground(690, 300, palette),
      light(x, y, 300),
      ring(x, y, 150, 1.5, 0.24),
      ring(x, y, 206, 1.5, 0.14),
      sparks(palette.accent, index),
      ...tiles.slice(2),
      ridges(palette.from),
      circle(x, y, 112, 0.12),
      circle(x, y, 90, 0.34, palette.from),
      placed(motifs[motif], x - 74, y - 74, 0.74, palette.accent).replace(
        'stroke-width="7"',
        'stroke-width="9"',
      ),
      ...tiles.slice(0, 2),
    ].join(''),
  );
};

/** What stands for a category, in the order of the demo's: its own drawing first. */
export const categoryMotifs: readonly (readonly MotifName[])[] = [
  ['stethoscope', 'heart', 'lungs', 'brain', 'stomach'],
  ['bone', 'scalpel', 'scan', 'tubes', 'spine'],
  ['shield', 'pill', 'monitor', 'syringe', 'bandage'],
  ['leaf', 'needles', 'book', 'people', 'moon'],
  ['family', 'child', 'speech', 'heart', 'book'],
  ['palette', 'brush', 'coins', 'globe', 'pen'],
];

/** The picture below a category's name, 690 × 180, without words. */
export const categoryPicture = (names: readonly MotifName[], palette: Palette): string => {
  const [own = 'book', ...others] = names;
  return svg(
    690,
    180,
    [
      ground(690, 180, palette),
      light(540, 80, 240),
      ring(540, 90, 124, 1.5, 0.2),
      `<path d="M0 130c110-44 210-26 320 2s230 26 370-22v70H0Z" fill="${palette.from}" opacity=".32"/><path d="M0 158c140-26 250-12 360 2s200 10 330-18v38H0Z" fill="${palette.from}" opacity=".4"/>`,
      circle(540, 90, 84, 0.13),
      circle(540, 90, 66, 0.34, palette.from),
      placed(motifs[own], 486, 36, 0.54, palette.accent).replace(
        'stroke-width="7"',
        'stroke-width="10"',
      ),
      ...others.map((name, index) =>
        tile({
          ...{ motif: motifs[name], x: 76 + index * 102, y: index % 2 === 0 ? 82 : 96, size: 76 },
          ...{ turn: index % 2 === 0 ? -7 : 7, ink: index === 1 ? palette.from : palette.accent },
          of: index === 1 ? 'paper' : 'glass',
        }),
      ),
    ].join(''),
  );
};
