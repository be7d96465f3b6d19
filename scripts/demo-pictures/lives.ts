import { liveTopics } from '#server/db/demo/live/live-rows.ts';
import { teacherRows } from '#server/db/demo/teacher/teacher-rows.ts';
import { lookOf } from './people/looks.ts';
import { person } from './people/person.ts';
import { picture } from './picture.ts';
import { onAir } from './stages/on-air.ts';
import type { ThingName } from './things/things.ts';
import { type TintName, tints } from './tints.ts';

type Poster = readonly [
  stage: 0 | 1 | 2 | 3,
  tint: TintName,
  hero: ThingName,
  ...props: ThingName[],
];

/** In the order of the demo's live lessons. */
const posters: readonly Poster[] = [
  [0, 'teal', 'anatomical-heart', 'stethoscope'],
  [1, 'indigo', 'ecg', 'potted-plant'],
  [0, 'sky', 'inhaler', 'lungs'],
  [1, 'coral', 'ambulance', 'hourglass-done'],
  [3, 'blue', 'x-ray', 'magnifying-glass-tilted-left'],
  [0, 'amber', 'stomach', 'pill'],
  [2, 'green', 'glucose', 'drip', 'insulin'],
  [3, 'rose', 'bottle', 'blister'],
  [2, 'teal', 'knee', 'drip', 'scalpel'],
  [1, 'slate', 'vitals', 'drip'],
  [3, 'sky', 'teddy-bear', 'thermometer'],
  [0, 'rose', 'growing-heart', 'baby-bottle'],
  [3, 'sand', 'scroll', 'mortar'],
  [2, 'amber', 'needles', 'candle', 'herb'],
  [0, 'indigo', 'crescent-moon', 'alarm-clock'],
  [2, 'lime', 'lotion-bottle', 'drip', 'adhesive-bandage'],
  [1, 'plum', 'fountain-pen', 'books'],
  [3, 'indigo', 'bar-chart', 'abacus'],
  [1, 'green', 'speechBack', 'hot-beverage'],
  [2, 'sand', 'brush', 'teapot', 'scroll'],
  [3, 'coral', 'house-with-garden', 'puzzle-piece'],
  [0, 'green', 'piggy', 'coin'],
  [1, 'blue', 'lungs', 'report'],
];

const speakerOf = (topic: string | undefined): string =>
  teacherRows.find(([, , , , topics]) => topics.split(' ').includes(topic ?? ''))?.[0] ?? '陈思远';

export const lives = posters.map(([stage, tint, hero, ...props], turn) => {
  const speaker = person(lookOf(speakerOf(liveTopics[turn])));
  const drawing = onAir[stage]?.({ tint: tints[tint], hero, props, turn, person: speaker }) ?? '';
  return picture(480, 270, drawing, 1.25);
});
