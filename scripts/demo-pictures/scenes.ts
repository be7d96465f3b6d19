import type { Stage } from './stages/cast.ts';
import { byWindow, hills, reading, screen } from './stages/further.ts';
import { atlas, bench, counter, desk, hall } from './stages/indoors.ts';
import type { ThingName } from './things/things.ts';
import type { TintName } from './tints.ts';

export const stages = {
  atlas,
  bench,
  counter,
  desk: desk(),
  study: desk(false),
  hall,
  hills,
  reading,
  day: byWindow(),
  night: byWindow(true),
  ecg: screen('ecg'),
  vitals: screen('vitals'),
  bars: screen('bars'),
  slice: screen('slice'),
  head: screen('head'),
  fan: screen('fan'),
  curve: screen('curve'),
} as const satisfies Record<string, Stage>;

export type Scene = readonly [
  stage: keyof typeof stages,
  tint: TintName,
  hero: ThingName,
  ...props: ThingName[],
];

/** Four scenes of each topic (`topics.ts`), from its own subject to what is told of it. */
export const scenes: Readonly<Record<string, readonly [Scene, Scene, Scene, Scene]>> = {
  coronary: [
    ['atlas', 'teal', 'anatomical-heart', 'stethoscope', 'pressure'],
    ['desk', 'rose', 'anatomical-heart', 'stethoscope', 'pen', 'hot-beverage', 'pill'],
    ['hall', 'indigo', 'anatomical-heart'],
    ['counter', 'amber', 'bottle', 'anatomical-heart', 'blister', 'pill'],
  ],
  ecg: [
    ['ecg', 'green', 'anatomical-heart', 'hot-beverage', 'potted-plant'],
    ['reading', 'slate', 'ecg', 'stethoscope', 'books'],
    ['desk', 'sky', 'stethoscope', 'clipboard', 'pen', 'glasses', 'hot-beverage'],
    ['hall', 'teal', 'ecg'],
  ],
  hypertension: [
    ['bench', 'coral', 'pressure', 'stethoscope', 'bottle', 'pill', 'pen'],
    ['counter', 'sky', 'pressure', 'blister', 'bottleBlue', 'pill', 'pill'],
    ['day', 'green', 'pressure', 'green-salad', 'running-shoe', 'red-apple'],
    ['atlas', 'plum', 'pressure', 'anatomical-heart', 'kidneys'],
  ],
  copd: [
    ['counter', 'blue', 'inhaler', 'boxBlue', 'lungs', 'pill'],
    ['atlas', 'slate', 'lungs', 'inhaler', 'clipboard'],
    ['day', 'lime', 'inhaler', 'running-shoe', 'potted-plant'],
    ['curve', 'teal', 'inhaler', 'lungs', 'report'],
  ],
  pneumonia: [
    ['atlas', 'rose', 'lungs', 'microbe', 'thermometer'],
    ['desk', 'slate', 'x-ray', 'stethoscope', 'hot-beverage', 'glasses', 'pen'],
    ['bench', 'green', 'petri-dish', 'microscope', 'test-tube', 'syringe', 'gloves'],
    ['hall', 'teal', 'lungs'],
  ],
  stroke: [
    ['head', 'plum', 'brain', 'hourglass-done', 'pen'],
    ['atlas', 'coral', 'brain', 'hourglass-done', 'ambulance'],
    ['hall', 'blue', 'ambulance'],
    ['bench', 'sky', 'ambulance', 'vitals', 'drip', 'syringe', 'gloves'],
  ],
  headache: [
    ['atlas', 'indigo', 'brain', 'eye', 'ear'],
    ['desk', 'amber', 'brain', 'clipboard', 'hot-beverage', 'glasses', 'pill'],
    ['reading', 'teal', 'brain', 'clipboard', 'books', 'eye', 'ear'],
    ['counter', 'rose', 'blister', 'eye', 'boxBlue', 'pill'],
  ],
  stomach: [
    ['atlas', 'amber', 'stomach', 'bottle', 'microbe'],
    ['bench', 'sky', 'microbe', 'test-tube', 'microscope', 'petri-dish', 'pen'],
    ['desk', 'coral', 'stomach', 'pill', 'hot-beverage', 'pen', 'glasses'],
    ['counter', 'lime', 'bottleGreen', 'stomach', 'box', 'pill', 'pill'],
  ],
  liver: [
    ['atlas', 'lime', 'liver', 'report', 'test-tube'],
    ['fan', 'sand', 'liver', 'pen', 'hot-beverage'],
    ['counter', 'amber', 'boxRose', 'liver', 'bottleGreen', 'red-apple', 'pill'],
    ['bench', 'teal', 'test-tube', 'liver', 'microscope', 'petri-dish', 'pen'],
  ],
  knee: [
    ['atlas', 'sky', 'knee', 'running-shoe', 'bone'],
    ['bench', 'green', 'knee', 'bone', 'drip', 'scalpel', 'scissors'],
    ['hills', 'teal', 'running-shoe', 'crutch', 'knee'],
    ['desk', 'coral', 'knee', 'bone', 'pen', 'glasses', 'hot-beverage'],
  ],
  spine: [
    ['desk', 'indigo', 'spine', 'clipboard', 'pen', 'hot-beverage', 'glasses'],
    ['atlas', 'sand', 'spine', 'bone', 'clipboard'],
    ['bench', 'plum', 'spine', 'clipboard', 'bone', 'pen', 'gloves'],
    ['hall', 'teal', 'spine'],
  ],
  surgery: [
    ['bench', 'teal', 'scope', 'drip', 'goggles', 'scalpel', 'scissors'],
    ['vitals', 'blue', 'scope', 'gloves', 'drip'],
    ['hall', 'slate', 'scope'],
    ['atlas', 'green', 'scope', 'gloves', 'goggles'],
  ],
  ct: [
    ['slice', 'blue', 'scanner', 'pen', 'hot-beverage'],
    ['desk', 'teal', 'x-ray', 'magnifying-glass-tilted-left', 'hot-beverage', 'pen', 'glasses'],
    ['hall', 'plum', 'x-ray'],
    ['atlas', 'slate', 'lungs', 'x-ray', 'scanner'],
  ],
  pathology: [
    ['bench', 'blue', 'microscope', 'test-tube', 'alembic', 'petri-dish', 'pen'],
    ['bars', 'coral', 'test-tube', 'report', 'hot-beverage'],
    ['reading', 'green', 'microscope', 'test-tube', 'books'],
    ['counter', 'plum', 'alembic', 'test-tube', 'petri-dish', 'drop-of-blood'],
  ],
  genetics: [
    ['atlas', 'plum', 'dna', 'test-tube', 'microscope'],
    ['bench', 'rose', 'dna', 'alembic', 'microscope', 'petri-dish', 'pen'],
    ['curve', 'teal', 'dna', 'report', 'potted-plant'],
    ['hall', 'indigo', 'dna'],
  ],
  nursing: [
    ['bench', 'rose', 'syringe', 'drip', 'lotion-bottle', 'adhesive-bandage', 'scissors'],
    ['desk', 'green', 'clipboard', 'thermometer', 'pen', 'syringe', 'hot-beverage'],
    ['counter', 'teal', 'lotion-bottle', 'gloves', 'soap', 'syringe'],
    ['atlas', 'amber', 'drip', 'syringe', 'thermometer'],
  ],
  icu: [
    ['vitals', 'slate', 'drip', 'stethoscope', 'syringe'],
    ['bench', 'indigo', 'vitals', 'drip', 'stethoscope', 'syringe', 'gloves'],
    ['hall', 'coral', 'vitals'],
    ['desk', 'teal', 'stethoscope', 'clipboard', 'pen', 'syringe', 'hot-beverage'],
  ],
  antibiotics: [
    ['counter', 'coral', 'bottle', 'box', 'blister', 'pill', 'pill'],
    ['bench', 'lime', 'microbe', 'petri-dish', 'bottleGreen', 'pill', 'syringe'],
    ['desk', 'blue', 'blister', 'clipboard', 'pen', 'pill', 'glasses'],
    ['reading', 'green', 'microbe', 'bottle', 'books', 'pill', 'pill'],
  ],
  insulin: [
    ['counter', 'green', 'glucose', 'insulin', 'boxBlue', 'red-apple', 'drop-of-blood'],
    ['desk', 'amber', 'glucose', 'red-apple', 'pen', 'insulin', 'hot-beverage'],
    ['day', 'coral', 'glucose', 'green-salad', 'running-shoe', 'red-apple'],
    ['atlas', 'plum', 'insulin', 'glucose', 'drop-of-blood'],
  ],
  wound: [
    ['bench', 'sky', 'adhesive-bandage', 'lotion-bottle', 'drip', 'scissors', 'gloves'],
    ['counter', 'rose', 'drip', 'adhesive-bandage', 'lotion-bottle', 'adhesive-bandage'],
    ['atlas', 'coral', 'skin', 'adhesive-bandage', 'lotion-bottle'],
    ['desk', 'lime', 'adhesive-bandage', 'clipboard', 'pen', 'lotion-bottle', 'scissors'],
  ],
  classics: [
    ['reading', 'amber', 'scroll', 'teapot', 'books', 'maple-leaf', 'herb'],
    ['hills', 'sand', 'scroll', 'teapot', 'ginger-root', 'herb'],
    ['counter', 'sand', 'mortar', 'jar', 'ginger-root', 'herb', 'pear'],
    ['study', 'lime', 'closed-book', 'scroll', 'teacup-without-handle', 'maple-leaf', 'glasses'],
  ],
  acupuncture: [
    ['bench', 'amber', 'needles', 'candle', 'jar', 'herb', 'gloves'],
    ['hills', 'slate', 'needles', 'lotus', 'ginger-root', 'herb'],
    ['atlas', 'sand', 'needles', 'spine', 'candle'],
    ['reading', 'lime', 'needles', 'mortar', 'books', 'herb', 'maple-leaf'],
  ],
  rehab: [
    ['day', 'blue', 'manual-wheelchair', 'crutch', 'potted-plant', 'running-shoe'],
    ['bench', 'sand', 'running-shoe', 'crutch', 'knee', 'pen'],
    ['hills', 'lime', 'manual-wheelchair', 'crutch', 'sunflower', 'footprints'],
    ['atlas', 'teal', 'knee', 'crutch', 'running-shoe'],
  ],
  wellness: [
    ['hills', 'green', 'teapot', 'teacup-without-handle', 'lotus', 'tangerine', 'maple-leaf'],
    ['counter', 'lime', 'honey-pot', 'ginger-root', 'jar', 'tangerine', 'pear'],
    ['day', 'sand', 'teapot', 'lotus', 'cherry-blossom', 'tangerine'],
    ['reading', 'rose', 'teapot', 'honey-pot', 'books', 'cherry-blossom', 'maple-leaf'],
  ],
  pregnancy: [
    ['day', 'rose', 'growing-heart', 'baby-bottle', 'tulip', 'footprints'],
    ['study', 'plum', 'spiral-calendar', 'baby-bottle', 'pen', 'red-apple', 'footprints'],
    ['counter', 'sky', 'baby-bottle', 'teddy-bear', 'bottleGreen', 'tangerine'],
    ['atlas', 'lime', 'growing-heart', 'baby-bottle', 'stethoscope'],
  ],
  pediatrics: [
    ['day', 'sky', 'teddy-bear', 'thermometer', 'baby-bottle', 'pear'],
    ['counter', 'amber', 'thermometer', 'teddy-bear', 'boxRose', 'pill'],
    ['bench', 'plum', 'teddy-bear', 'stethoscope', 'thermometer', 'adhesive-bandage', 'pill'],
    ['atlas', 'coral', 'thermometer', 'teddy-bear', 'baby-bottle'],
  ],
  psychology: [
    ['day', 'plum', 'couch-and-lamp', 'potted-plant', 'hot-beverage', 'puzzle-piece'],
    ['reading', 'rose', 'puzzle-piece', 'hot-beverage', 'books', 'speech', 'speechBack'],
    ['study', 'green', 'speechBack', 'speech', 'hot-beverage', 'puzzle-piece', 'pen'],
    ['hall', 'amber', 'speechBack'],
  ],
  parenting: [
    ['day', 'coral', 'house-with-garden', 'teddy-bear', 'sunflower', 'puzzle-piece'],
    ['study', 'sky', 'speech', 'speechBack', 'puzzle-piece', 'pencil', 'hot-beverage'],
    ['night', 'teal', 'couch-and-lamp', 'books', 'teddy-bear'],
    ['hills', 'lime', 'house-with-garden', 'teddy-bear', 'sunflower'],
  ],
  calligraphy: [
    ['study', 'sand', 'brush', 'inkstone', 'teacup-without-handle', 'scroll', 'maple-leaf'],
    ['hills', 'rose', 'brush', 'inkstone', 'scroll', 'cherry-blossom'],
    ['reading', 'plum', 'brush', 'inkstone', 'teapot', 'scroll'],
    ['hall', 'slate', 'brush'],
  ],
  painting: [
    ['hills', 'sky', 'easel', 'artist-palette', 'sunflower', 'paintbrush'],
    ['study', 'lime', 'artist-palette', 'paintbrush', 'pencil', 'hot-beverage', 'framed-picture'],
    ['day', 'amber', 'easel', 'artist-palette', 'sunflower', 'pencil'],
    ['reading', 'teal', 'artist-palette', 'sunflower', 'books', 'paintbrush'],
  ],
  speaking: [
    ['hall', 'teal', 'studio-microphone'],
    ['study', 'coral', 'megaphone', 'laptop', 'pen', 'hot-beverage', 'speechBack'],
    ['bars', 'plum', 'studio-microphone', 'hot-beverage', 'headphone'],
    ['reading', 'sky', 'megaphone', 'hot-beverage', 'books', 'speech', 'speechBack'],
  ],
  finance: [
    ['study', 'green', 'piggy', 'report', 'coin', 'pen', 'abacus'],
    ['bars', 'amber', 'piggy', 'coin', 'potted-plant'],
    ['day', 'teal', 'piggy', 'house-with-garden', 'coin', 'coin'],
    ['counter', 'sky', 'coin', 'piggy', 'abacus', 'coin'],
  ],
  english: [
    [
      'reading',
      'blue',
      'globe-showing-asia-australia',
      'headphone',
      'books',
      'speech',
      'speechBack',
    ],
    ['study', 'plum', 'headphone', 'laptop', 'pencil', 'hot-beverage', 'speech'],
    ['hall', 'amber', 'globe-showing-asia-australia'],
    ['day', 'green', 'globe-showing-asia-australia', 'headphone', 'potted-plant'],
  ],
  writing: [
    ['study', 'teal', 'fountain-pen', 'laptop', 'glasses', 'hot-beverage', 'closed-book'],
    ['reading', 'coral', 'fountain-pen', 'light-bulb', 'books'],
    ['curve', 'indigo', 'fountain-pen', 'books', 'hot-beverage'],
    ['night', 'blue', 'laptop', 'books', 'hot-beverage'],
  ],
  statistics: [
    ['bars', 'indigo', 'magnifying-glass-tilted-left', 'report', 'potted-plant'],
    ['study', 'sky', 'bar-chart', 'abacus', 'pencil', 'glasses', 'hot-beverage'],
    ['curve', 'rose', 'abacus', 'report', 'hot-beverage'],
    ['reading', 'amber', 'bar-chart', 'abacus', 'books'],
  ],
  sleep: [
    ['night', 'indigo', 'bed', 'candle', 'alarm-clock'],
    ['atlas', 'blue', 'crescent-moon', 'alarm-clock', 'brain'],
    ['night', 'plum', 'alarm-clock', 'hot-beverage', 'books', 'pill'],
    ['reading', 'indigo', 'alarm-clock', 'candle', 'books', 'crescent-moon'],
  ],
};
