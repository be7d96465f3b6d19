import { COVERS, coverName, topics } from '#server/db/demo/course/topics.ts';
import { teacherRows } from '#server/db/demo/teacher/teacher-rows.ts';
import { banners, categories } from './banners.ts';
import { palettes } from './canvas.ts';
import { courseCover } from './covers.ts';
import { activities, classes, games, news, prizes, surveys } from './galleries.ts';
import { followCard, logo, navIcons } from './icons.ts';
import { licencePages } from './licence.ts';
import { lives } from './lives.ts';
import { lookOf } from './people/looks.ts';
import { portrait } from './people/person.ts';
import { qrDrawing } from './qr-code.ts';
import { brokenLesson } from './refund.ts';

/** Members of the demo who do not teach, in the order of their portraits. */
const members = ['林晓', '周明远', '赵立', '陈医生'];

const numbered = (name: string, list: readonly string[]) =>
  list.map((drawing, index) => [`${name}-${index + 1}`, drawing] as const);

const covers = topics.flatMap((topic, turn) =>
  Array.from(
    { length: COVERS },
    (_, variant) =>
      [coverName(topic.slug, variant), courseCover(topic, variant, turn + variant)] as const,
  ),
);

const portraits = [...teacherRows.map(([name]) => name), ...members].map((name) =>
  portrait(lookOf(name)),
);

export const pictures = [
  ...numbered('banner', banners),
  ...numbered('category', categories),
  ...numbered('live', lives),
  ...numbered('activity', activities),
  ...numbered('survey', surveys),
  ...numbered('news', news),
  ...numbered('game', games),
  ...Object.entries(prizes).map(([name, drawing]) => [`prize-${name}`, drawing] as const),
  ...numbered('avatar', portraits),
  ...numbered('licence', licencePages),
  ...navIcons.map(([name, picture]) => [`nav-${name}`, picture] as const),
  ...covers,
  ...classes,
  ['refund-1', brokenLesson] as const,
  ['logo', logo] as const,
  ['follow-card', followCard(qrDrawing('知行医学堂', palettes.teal.from))] as const,
];
