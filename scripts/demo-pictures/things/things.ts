import { noto } from './noto.ts';
import { organs } from './organs.ts';
import { tools } from './tools.ts';

const names = [
  ...['anatomical-heart', 'lungs', 'brain', 'bone', 'eye', 'ear', 'drop-of-blood', 'stethoscope'],
  ...['syringe', 'pill', 'microscope', 'dna', 'x-ray', 'test-tube', 'petri-dish', 'thermometer'],
  ...['adhesive-bandage', 'crutch', 'microbe', 'alembic', 'manual-wheelchair', 'ambulance'],
  ...['hospital', 'lab-coat', 'gloves', 'goggles', 'soap', 'lotion-bottle', 'scissors', 'books'],
  ...['closed-book', 'clipboard', 'scroll', 'pencil', 'fountain-pen', 'pen', 'paintbrush'],
  ...['artist-palette', 'framed-picture', 'abacus', 'coin', 'graduation-cap'],
  ...['studio-microphone', 'megaphone', 'headphone', 'laptop', 'light-bulb'],
  ...['globe-showing-asia-australia', 'crescent-moon', 'bed', 'alarm-clock', 'hourglass-done'],
  ...['baby-bottle', 'teddy-bear', 'house-with-garden', 'couch-and-lamp', 'puzzle-piece', 'herb'],
  ...['potted-plant', 'ginger-root', 'lotus', 'teapot', 'teacup-without-handle', 'jar'],
  ...['hot-beverage', 'red-apple', 'tangerine', 'green-salad', 'running-shoe', 'maple-leaf'],
  ...['cherry-blossom', 'sunflower', 'pear', 'honey-pot', 'trophy', 'sports-medal'],
  ...['wrapped-gift', 'crown', 'shield', 'magnifying-glass-tilted-left', 'video-camera'],
  ...['spiral-calendar', 'glasses', 'bar-chart', 'bullseye', 'footprints', 'candle'],
  ...['growing-heart', 'toolbox', 'tulip', 'speaking-head', 'busts-in-silhouette'],
] as const;

type NotoName = (typeof names)[number];

// `Object.fromEntries` widens the keys to string
const ofNoto = Object.fromEntries(names.map((name) => [name, noto(name)])) as Record<
  NotoName,
  string
>;

export const things = { ...ofNoto, ...organs, ...tools };
export type ThingName = keyof typeof things;
