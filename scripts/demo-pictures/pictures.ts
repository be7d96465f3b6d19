import { COVERS, coverName, topics } from '#server/db/demo/course/topics.ts';
import { teacherRows } from '#server/db/demo/teacher/teacher-rows.ts';
import { avatar } from './avatars.ts';
import { bannerPicture, banners, categoryMotifs, categoryPicture } from './banners.ts';
import { paletteAt, palettes } from './canvas.ts';
import { courseCover, liveCover, newsCover, squareCover } from './covers.ts';
import { classIcon, followCard, logo, navIcons } from './icons.ts';
import { licencePages } from './licence.ts';
import { type MotifName, motifNames } from './motifs.ts';
import { qrDrawing } from './qr-code.ts';
import { brokenLesson } from './refund.ts';

const lives: readonly MotifName[] = [
  'heart',
  'ecg',
  'lungs',
  'brain',
  'scan',
  'stomach',
  'drop',
  'pill',
  'bone',
  'monitor',
  'child',
  'family',
  'book',
  'needles',
  'moon',
  'shield',
  'pen',
  'chart',
  'speech',
  'brush',
  'family',
  'coins',
  'people',
];

const activities: readonly MotifName[] = [
  'ecg',
  'pill',
  'scan',
  'shield',
  'book',
  'pen',
  'brain',
  'drop',
  'needles',
  'chart',
  'child',
  'family',
];

const surveys: readonly MotifName[] = ['clipboard', 'stethoscope', 'cap', 'pill'];

const news: readonly MotifName[] = ['stethoscope', 'microscope', 'dna', 'syringe', 'shield', 'cap'];

/** Members of the demo who do not teach, in the order of their portraits. */
const members = ['林晓', '周明远', '赵立', '陈医生'];

const numbered = <T>(name: string, list: readonly T[], draw: (item: T, index: number) => string) =>
  list.map((item, index) => [`${name}-${index + 1}`, draw(item, index)] as const);

const covers = topics.flatMap((topic) =>
  Array.from({ length: COVERS }, (_, variant) => {
    const palette = paletteAt(topic.category * 3);
    return [coverName(topic.slug, variant), courseCover(topic, palette, variant)] as const;
  }),
);

const classes = motifNames.map(
  (name, index) => [`class-${name}`, classIcon(name, paletteAt(index * 7))] as const,
);

export const pictures = [
  ...numbered('banner', banners, bannerPicture),
  ...numbered('category', categoryMotifs, (names, index) =>
    categoryPicture(names, paletteAt(index * 3 + 1)),
  ),
  ...numbered('live', lives, (motif, index) => liveCover(motif, paletteAt(index * 3 + 1))),
  ...numbered('activity', activities, (motif, index) => squareCover(motif, paletteAt(index * 3))),
  ...numbered('survey', surveys, (motif, index) => newsCover(motif, paletteAt(index * 4 + 1))),
  ...numbered('news', news, (motif, index) => newsCover(motif, paletteAt(index))),
  ...numbered('avatar', [...teacherRows.map(([name]) => name), ...members], avatar),
  ...numbered('licence', licencePages, (picture) => picture),
  ...navIcons.map(([name, picture]) => [`nav-${name}`, picture] as const),
  ...covers,
  ...classes,
  ['refund-1', brokenLesson] as const,
  ['logo', logo] as const,
  ['follow-card', followCard(qrDrawing('知行医学堂', palettes.teal.from))] as const,
];
