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
  curve: screen('curve'),
} as const satisfies Record<string, Stage>;

export type Scene = readonly [
  stage: keyof typeof stages,
  tint: TintName,
  hero: ThingName,
  ...props: ThingName[],
];

/** Three scenes of each topic (`topics.ts`), from its own subject to what is told of it. */
export const scenes: Readonly<Record<string, readonly [Scene, Scene, Scene]>> = {
  coronary: [
    ['atlas', 'teal', 'anatomical-heart', 'stethoscope', 'pressure'],
    ['desk', 'rose', 'anatomical-heart', 'stethoscope', 'pen', 'hot-beverage', 'pill'],
    ['hall', 'indigo', 'anatomical-heart'],
  ],
  ecg: [
    ['ecg', 'green', 'anatomical-heart', 'hot-beverage', 'potted-plant'],
    ['reading', 'slate', 'ecg', 'stethoscope', 'books'],
    ['desk', 'sky', 'stethoscope', 'clipboard', 'pen', 'glasses', 'hot-beverage'],
  ],
  hypertension: [
    ['bench', 'coral', 'pressure', 'stethoscope', 'bottle', 'pill', 'pen'],
    ['counter', 'sky', 'pressure', 'blister', 'bottleBlue', 'pill', 'pill'],
    ['day', 'green', 'pressure', 'green-salad', 'running-shoe', 'red-apple'],
  ],
  copd: [
    ['counter', 'blue', 'inhaler', 'boxBlue', 'lungs', 'pill'],
    ['atlas', 'slate', 'lungs', 'inhaler', 'clipboard'],
    ['day', 'lime', 'inhaler', 'running-shoe', 'potted-plant'],
  ],
  pneumonia: [
    ['atlas', 'rose', 'lungs', 'microbe', 'thermometer'],
    ['desk', 'slate', 'x-ray', 'stethoscope', 'hot-beverage', 'glasses', 'pen'],
    ['bench', 'green', 'petri-dish', 'microscope', 'test-tube', 'syringe', 'gloves'],
  ],
  stroke: [
    ['slice', 'plum', 'brain', 'hourglass-done', 'pen'],
    ['atlas', 'coral', 'brain', 'hourglass-done', 'ambulance'],
    ['hall', 'blue', 'ambulance'],
  ],
  headache: [
    ['atlas', 'indigo', 'brain', 'eye', 'ear'],
    ['desk', 'amber', 'brain', 'clipboard', 'hot-beverage', 'glasses', 'pill'],
    ['reading', 'teal', 'brain', 'clipboard', 'books', 'eye', 'ear'],
  ],
  stomach: [
    ['atlas', 'amber', 'stomach', 'bottle', 'microbe'],
    ['bench', 'sky', 'microbe', 'test-tube', 'microscope', 'petri-dish', 'pen'],
    ['desk', 'coral', 'stomach', 'pill', 'hot-beverage', 'pen', 'glasses'],
  ],
  liver: [
    ['atlas', 'lime', 'liver', 'report', 'test-tube'],
    ['slice', 'sand', 'liver', 'pen', 'hot-beverage'],
    ['counter', 'amber', 'boxRose', 'liver', 'bottleGreen', 'red-apple', 'pill'],
  ],
  knee: [
    ['atlas', 'sky', 'knee', 'running-shoe', 'bone'],
    ['bench', 'green', 'knee', 'bone', 'drip', 'scalpel', 'scissors'],
    ['hills', 'teal', 'running-shoe', 'crutch', 'knee'],
  ],
  spine: [
    ['desk', 'indigo', 'spine', 'x-ray', 'pen', 'hot-beverage', 'glasses'],
    ['atlas', 'sand', 'spine', 'bone', 'clipboard'],
    ['bench', 'plum', 'spine', 'x-ray', 'bone', 'pen', 'gloves'],
  ],
  surgery: [
    ['bench', 'teal', 'scope', 'drip', 'goggles', 'scalpel', 'scissors'],
    ['vitals', 'blue', 'scope', 'gloves', 'drip'],
    ['hall', 'slate', 'scope'],
  ],
  ct: [
    ['slice', 'blue', 'scanner', 'pen', 'hot-beverage'],
    ['desk', 'teal', 'x-ray', 'magnifying-glass-tilted-left', 'hot-beverage', 'pen', 'glasses'],
    ['hall', 'plum', 'x-ray'],
  ],
  pathology: [
    ['bench', 'blue', 'microscope', 'test-tube', 'alembic', 'petri-dish', 'pen'],
    ['bars', 'coral', 'test-tube', 'report', 'hot-beverage'],
    ['reading', 'green', 'microscope', 'test-tube', 'books'],
  ],
  genetics: [
    ['atlas', 'plum', 'dna', 'test-tube', 'microscope'],
    ['bench', 'rose', 'dna', 'alembic', 'microscope', 'petri-dish', 'pen'],
    ['curve', 'teal', 'dna', 'report', 'potted-plant'],
  ],
  nursing: [
    ['bench', 'rose', 'syringe', 'drip', 'lotion-bottle', 'adhesive-bandage', 'scissors'],
    ['desk', 'green', 'clipboard', 'thermometer', 'pen', 'syringe', 'hot-beverage'],
    ['counter', 'teal', 'lotion-bottle', 'gloves', 'soap', 'syringe'],
  ],
  icu: [
    ['vitals', 'slate', 'drip', 'stethoscope', 'syringe'],
    ['bench', 'indigo', 'vitals', 'drip', 'stethoscope', 'syringe', 'gloves'],
    ['hall', 'coral', 'vitals'],
  ],
  antibiotics: [
    ['counter', 'coral', 'bottle', 'box', 'blister', 'pill', 'pill'],
    ['bench', 'lime', 'microbe', 'petri-dish', 'bottleGreen', 'pill', 'syringe'],
    ['desk', 'blue', 'blister', 'clipboard', 'pen', 'pill', 'glasses'],
  ],
  insulin: [
    ['counter', 'green', 'glucose', 'insulin', 'boxBlue', 'red-apple', 'drop-of-blood'],
    ['desk', 'amber', 'glucose', 'red-apple', 'pen', 'insulin', 'hot-beverage'],
    ['day', 'coral', 'glucose', 'green-salad', 'running-shoe', 'red-apple'],
  ],
  wound: [
    ['bench', 'sky', 'adhesive-bandage', 'lotion-bottle', 'drip', 'scissors', 'gloves'],
    ['counter', 'rose', 'drip', 'adhesive-bandage', 'lotion-bottle', 'adhesive-bandage'],
    ['atlas', 'coral', 'skin', 'adhesive-bandage', 'lotion-bottle'],
  ],
  classics: [
    ['reading', 'amber', 'scroll', 'teapot', 'books', 'maple-leaf', 'herb'],
    ['hills', 'sand', 'scroll', 'teapot', 'ginger-root', 'herb'],
    ['counter', 'sand', 'mortar', 'jar', 'ginger-root', 'herb', 'pear'],
  ],
  acupuncture: [
    ['bench', 'amber', 'needles', 'candle', 'jar', 'herb', 'gloves'],
    ['hills', 'slate', 'needles', 'lotus', 'ginger-root', 'herb'],
    ['atlas', 'sand', 'needles', 'spine', 'candle'],
  ],
  rehab: [
    ['day', 'blue', 'manual-wheelchair', 'crutch', 'potted-plant', 'running-shoe'],
    ['bench', 'sand', 'running-shoe', 'crutch', 'knee', 'pen'],
    ['hills', 'lime', 'manual-wheelchair', 'crutch', 'sunflower', 'footprints'],
  ],
  wellness: [
    ['hills', 'green', 'teapot', 'teacup-without-handle', 'lotus', 'tangerine', 'maple-leaf'],
    ['counter', 'lime', 'honey-pot', 'ginger-root', 'jar', 'tangerine', 'pear'],
    ['day', 'sand', 'teapot', 'lotus', 'cherry-blossom', 'tangerine'],
  ],
  pregnancy: [
    ['day', 'rose', 'growing-heart', 'baby-bottle', 'tulip', 'footprints'],
    ['study', 'plum', 'spiral-calendar', 'baby-bottle', 'pen', 'red-apple', 'footprints'],
    ['counter', 'sky', 'baby-bottle', 'teddy-bear', 'bottleGreen', 'tangerine'],
  ],
  pediatrics: [
    ['day', 'sky', 'teddy-bear', 'thermometer', 'baby-bottle', 'pear'],
    ['counter', 'amber', 'thermometer', 'teddy-bear', 'boxRose', 'pill'],
    ['bench', 'plum', 'teddy-bear', 'stethoscope', 'thermometer', 'adhesive-bandage', 'pill'],
  ],
  psychology: [
    ['day', 'plum', 'couch-and-lamp', 'potted-plant', 'hot-beverage', 'puzzle-piece'],
    ['reading', 'rose', 'puzzle-piece', 'hot-beverage', 'books', 'speech', 'speechBack'],
    ['study', 'green', 'speechBack', 'speech', 'hot-beverage', 'puzzle-piece', 'pen'],
  ],
  parenting: [
    ['day', 'coral', 'house-with-garden', 'teddy-bear', 'sunflower', 'puzzle-piece'],
    ['study', 'sky', 'speech', 'speechBack', 'puzzle-piece', 'pencil', 'hot-beverage'],
    ['night', 'teal', 'couch-and-lamp', 'books', 'teddy-bear'],
  ],
  calligraphy: [
    ['study', 'sand', 'brush', 'inkstone', 'teacup-without-handle', 'scroll', 'maple-leaf'],
    ['hills', 'rose', 'brush', 'inkstone', 'scroll', 'cherry-blossom'],
    ['reading', 'plum', 'brush', 'inkstone', 'teapot', 'scroll'],
  ],
  painting: [
    ['hills', 'sky', 'easel', 'artist-palette', 'sunflower', 'paintbrush'],
    ['study', 'lime', 'artist-palette', 'paintbrush', 'pencil', 'hot-beverage', 'framed-picture'],
    ['day', 'amber', 'easel', 'artist-palette', 'sunflower', 'pencil'],
  ],
  speaking: [
    ['hall', 'teal', 'studio-microphone'],
    ['study', 'coral', 'megaphone', 'laptop', 'pen', 'hot-beverage', 'speechBack'],
    ['bars', 'plum', 'studio-microphone', 'hot-beverage', 'headphone'],
  ],
  finance: [
    ['study', 'green', 'piggy', 'report', 'coin', 'pen', 'abacus'],
    ['bars', 'amber', 'piggy', 'coin', 'potted-plant'],
    ['day', 'teal', 'piggy', 'house-with-garden', 'coin', 'coin'],
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
  ],
  writing: [
    ['study', 'teal', 'fountain-pen', 'laptop', 'glasses', 'hot-beverage', 'closed-book'],
    ['reading', 'coral', 'fountain-pen', 'light-bulb', 'books'],
    ['curve', 'indigo', 'fountain-pen', 'books', 'hot-beverage'],
  ],
  statistics: [
    ['bars', 'indigo', 'magnifying-glass-tilted-left', 'report', 'potted-plant'],
    ['study', 'sky', 'bar-chart', 'abacus', 'pencil', 'glasses', 'hot-beverage'],
    ['curve', 'rose', 'abacus', 'report', 'hot-beverage'],
  ],
  sleep: [
    ['night', 'indigo', 'bed', 'candle', 'alarm-clock'],
    ['atlas', 'blue', 'crescent-moon', 'alarm-clock', 'brain'],
    ['night', 'plum', 'alarm-clock', 'hot-beverage', 'books', 'pill'],
  ],
};
