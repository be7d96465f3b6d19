import { picture } from './picture.ts';
import { type Scene, stages } from './scenes.ts';
import { prize, squares } from './stages/tiles.ts';
import { thing } from './things/thing.ts';
import type { ThingName } from './things/things.ts';
import { type TintName, tints } from './tints.ts';

const scenesOf = (list: readonly Scene[]): string[] =>
  list.map(([stage, tint, hero, ...props], turn) =>
    picture(480, 300, stages[stage]({ tint: tints[tint], hero, props, turn }), 1.25),
  );

/** In the order of `activities.ts`: which square, its colours, its things. */
const groups: readonly (readonly [0 | 1 | 2 | 3, TintName, ThingName, ...ThingName[]])[] = [
  [0, 'teal', 'ecg', 'anatomical-heart', 'stethoscope'],
  [1, 'coral', 'bottle', 'pill', 'blister'],
  [2, 'blue', 'x-ray', 'magnifying-glass-tilted-left', 'pen'],
  [0, 'rose', 'drip', 'syringe', 'lotion-bottle'],
  [3, 'sand', 'scroll', 'teapot', 'ginger-root'],
  [2, 'green', 'fountain-pen', 'hot-beverage', 'glasses'],
  [1, 'indigo', 'brain', 'ambulance', 'hourglass-done'],
  [0, 'sky', 'glucose', 'red-apple', 'insulin'],
  [3, 'amber', 'needles', 'lotus', 'mortar'],
  [1, 'plum', 'chart', 'abacus', 'pencil'],
  [2, 'lime', 'teddy-bear', 'thermometer', 'pill'],
  [3, 'rose', 'growing-heart', 'baby-bottle', 'tulip'],
];

export const activities = groups.map(([stage, tint, hero, ...props], turn) =>
  picture(300, 300, squares[stage]?.({ tint: tints[tint], hero, props, turn }) ?? '', 1.2),
);

/** In the order of the titles in `home.ts`. */
export const news = scenesOf([
  ['study', 'blue', 'graduation-cap', 'clipboard', 'pen', 'hot-beverage', 'books'],
  ['atlas', 'coral', 'pressure', 'report', 'stethoscope'],
  ['desk', 'amber', 'clipboard', 'magnifying-glass-tilted-left', 'hot-beverage', 'pen', 'glasses'],
  ['counter', 'lime', 'shield', 'bottle', 'box', 'pill', 'pill'],
  ['hills', 'sky', 'hospital', 'ambulance', 'sunflower'],
  ['bars', 'slate', 'stethoscope', 'report', 'hot-beverage'],
  ['reading', 'blue', 'graduation-cap', 'trophy', 'books'],
  ['day', 'teal', 'laptop', 'stethoscope', 'potted-plant'],
  ['slice', 'indigo', 'lungs', 'inhaler', 'report'],
  ['study', 'sky', 'laptop', 'shield', 'pen', 'hot-beverage', 'glasses'],
  ['head', 'rose', 'brain', 'hourglass-done', 'report'],
  ['counter', 'coral', 'glucose', 'red-apple', 'insulin', 'drop-of-blood'],
  ['bench', 'rose', 'drip', 'lotion-bottle', 'vitals', 'syringe', 'gloves'],
  ['reading', 'green', 'mortar', 'teapot', 'books', 'herb', 'maple-leaf'],
  ['counter', 'sky', 'teddy-bear', 'thermometer', 'boxRose', 'pill'],
  ['slice', 'plum', 'magnifying-glass-tilted-left', 'laptop', 'pen'],
  ['atlas', 'plum', 'ear', 'headphone', 'speaking-head'],
  ['day', 'rose', 'speechBack', 'couch-and-lamp', 'potted-plant', 'puzzle-piece'],
  ['bench', 'sky', 'dna', 'microscope', 'test-tube', 'petri-dish', 'pen'],
  ['curve', 'indigo', 'dna', 'report', 'potted-plant'],
  ['atlas', 'blue', 'shield', 'clipboard', 'stethoscope'],
  ['hills', 'coral', 'ambulance', 'toolbox', 'adhesive-bandage'],
  ['bench', 'slate', 'bone', 'clipboard', 'report', 'pen', 'gloves'],
  ['counter', 'teal', 'syringe', 'drip', 'box', 'adhesive-bandage'],
  ['desk', 'green', 'blister', 'clipboard', 'pen', 'pill', 'glasses'],
  ['reading', 'coral', 'fountain-pen', 'light-bulb', 'books'],
  ['day', 'amber', 'house-with-garden', 'stethoscope', 'potted-plant'],
  ['night', 'indigo', 'crescent-moon', 'alarm-clock', 'books'],
  ['counter', 'green', 'green-salad', 'red-apple', 'honey-pot', 'tangerine', 'pear'],
  ['atlas', 'amber', 'trophy', 'books', 'sports-medal'],
]);

export const surveys = scenesOf([
  ['desk', 'teal', 'pressure', 'clipboard', 'pen', 'hot-beverage', 'glasses'],
  ['counter', 'rose', 'blister', 'clipboard', 'bottleBlue', 'pill'],
  ['study', 'indigo', 'books', 'graduation-cap', 'pencil', 'hot-beverage', 'glasses'],
  ['atlas', 'sky', 'lungs', 'clipboard', 'inhaler'],
  ['desk', 'green', 'glucose', 'clipboard', 'pen', 'drop-of-blood', 'glasses'],
  ['day', 'coral', 'lab-coat', 'hot-beverage', 'potted-plant', 'thermometer'],
  ['slice', 'slate', 'magnifying-glass-tilted-left', 'clipboard', 'pen'],
  ['bench', 'plum', 'brain', 'hourglass-done', 'ambulance', 'syringe', 'pen'],
  ['reading', 'blue', 'graduation-cap', 'trophy', 'books'],
  ['hills', 'lime', 'mortar', 'clipboard', 'ginger-root', 'herb'],
  ['counter', 'amber', 'teddy-bear', 'clipboard', 'boxRose', 'pill'],
]);

/** In the order of `games.ts`. */
export const games = scenesOf([
  ['atlas', 'coral', 'trophy', 'pressure', 'light-bulb'],
  ['counter', 'blue', 'bullseye', 'bottle', 'blister', 'pill', 'pill'],
  ['hall', 'green', 'trophy', 'lectern'],
  ['atlas', 'indigo', 'sports-medal', 'anatomical-heart', 'pressure'],
  ['hills', 'teal', 'trophy', 'pressure', 'running-shoe'],
  ['reading', 'rose', 'wrapped-gift', 'light-bulb', 'books'],
]);

const prizeOf = (tint: TintName, hero: ThingName): string =>
  picture(240, 240, prize({ tint: tints[tint], hero }));

export const prizes = {
  monitor: prizeOf('teal', 'pressure'),
  points: prizeOf('amber', 'coin'),
  book: prizeOf('rose', 'books'),
  thanks: prizeOf('sky', 'tulip'),
};

/** What a class of courses is known by. */
const classThings = {
  heart: ['rose', 'anatomical-heart'],
  lungs: ['coral', 'lungs'],
  brain: ['plum', 'brain'],
  stomach: ['amber', 'stomach'],
  liver: ['sand', 'liver'],
  bone: ['slate', 'bone'],
  spine: ['sky', 'spine'],
  kidney: ['coral', 'kidneys'],
  child: ['sky', 'teddy-bear'],
  family: ['rose', 'growing-heart'],
  skin: ['amber', 'skin'],
  gut: ['rose', 'gut'],
  stethoscope: ['teal', 'stethoscope'],
  ecg: ['green', 'ecg'],
  gauge: ['blue', 'pressure'],
  inhaler: ['sky', 'inhaler'],
  scalpel: ['slate', 'scope'],
  scan: ['indigo', 'x-ray'],
  tubes: ['teal', 'test-tube'],
  dna: ['plum', 'dna'],
  shield: ['blue', 'shield'],
  monitor: ['slate', 'vitals'],
  pill: ['coral', 'pill'],
  drop: ['rose', 'drop-of-blood'],
  bandage: ['sand', 'adhesive-bandage'],
  needles: ['amber', 'needles'],
  syringe: ['sky', 'syringe'],
  microscope: ['indigo', 'microscope'],
  book: ['teal', 'books'],
  people: ['green', 'busts-in-silhouette'],
  leaf: ['lime', 'herb'],
  speech: ['green', 'speechBack'],
  brush: ['sand', 'brush'],
  palette: ['plum', 'artist-palette'],
  mic: ['indigo', 'studio-microphone'],
  coins: ['amber', 'coin'],
  globe: ['sky', 'globe-showing-asia-australia'],
  pen: ['slate', 'fountain-pen'],
  chart: ['blue', 'bar-chart'],
  moon: ['indigo', 'crescent-moon'],
  cap: ['teal', 'graduation-cap'],
  clipboard: ['sand', 'clipboard'],
  crutch: ['teal', 'crutch'],
  puzzle: ['lime', 'puzzle-piece'],
  knee: ['slate', 'knee'],
  microbe: ['green', 'microbe'],
  trophy: ['amber', 'trophy'],
  medal: ['blue', 'sports-medal'],
  ambulance: ['coral', 'ambulance'],
  drip: ['sky', 'drip'],
  house: ['lime', 'house-with-garden'],
  wheelchair: ['indigo', 'manual-wheelchair'],
  salad: ['green', 'green-salad'],
  sofa: ['plum', 'couch-and-lamp'],
  words: ['sky', 'speech'],
  insulin: ['teal', 'insulin'],
  bottle: ['amber', 'bottle'],
  blister: ['slate', 'blister'],
  mortar: ['sand', 'mortar'],
  box: ['rose', 'box'],
} as const satisfies Record<string, readonly [TintName, ThingName]>;

export const classes = Object.entries(classThings).map(([name, [tint, hero]]) => {
  const { paper, soft } = tints[tint];
  const drawing = `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${paper}"/><stop offset="1" stop-color="${soft}"/></linearGradient></defs><rect width="120" height="120" rx="28" fill="url(#wall)"/>${thing({ name: hero, x: 60, y: 58, size: 84 })}`;
  return [`class-${name}`, picture(120, 120, drawing, 4 / 3)] as const;
});
