import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { categories } from '../server/db/demo/category/categories.ts';
import { topics } from '../server/db/demo/course/topics.ts';
import { avatar } from './demo-pictures/avatars.ts';
import { bannerPicture, banners, categoryPicture } from './demo-pictures/banners.ts';
import { paletteAt, palettes } from './demo-pictures/canvas.ts';
import { courseCover, liveCover, newsCover, squareCover } from './demo-pictures/covers.ts';
import { classIcon, followCard, logo, navIcons } from './demo-pictures/icons.ts';
import { licencePages } from './demo-pictures/licence.ts';
import { type MotifName, motifNames } from './demo-pictures/motifs.ts';
import { qrDrawing } from './demo-pictures/qr-code.ts';
import { brokenLesson } from './demo-pictures/refund.ts';

/** Draws every picture of the demo data into `server/db/demo/media/`, anew each time. */

const lives: readonly [string, MotifName][] = [
  ['心血管内科', 'heart'],
  ['心电图室', 'ecg'],
  ['呼吸内科', 'lungs'],
  ['神经内科', 'brain'],
  ['医学影像', 'scan'],
  ['消化内科', 'stomach'],
  ['内分泌科', 'drop'],
  ['临床药学', 'pill'],
  ['骨科', 'bone'],
  ['重症医学', 'monitor'],
  ['儿科', 'child'],
  ['产后康复', 'family'],
  ['中医经典', 'book'],
  ['针灸推拿', 'needles'],
  ['睡眠门诊', 'moon'],
  ['护理查房', 'shield'],
  ['论文写作', 'pen'],
  ['统计答疑', 'chart'],
  ['医患沟通', 'speech'],
  ['书法课堂', 'brush'],
  ['亲子公开课', 'family'],
  ['理财答疑', 'coins'],
  ['多学科会诊', 'people'],
];

const activities: readonly [string, MotifName][] = [
  ['心电训练营', 'ecg'],
  ['抗菌药精讲', 'pill'],
  ['影像三十例', 'scan'],
  ['护理操作', 'shield'],
  ['伤寒论精讲', 'book'],
  ['论文小班课', 'pen'],
  ['卒中模拟课', 'brain'],
  ['血糖管理师', 'drop'],
  ['针灸实训营', 'needles'],
  ['科研统计', 'chart'],
  ['儿科用药', 'child'],
  ['产后康复', 'family'],
];

const surveys: readonly MotifName[] = ['clipboard', 'stethoscope', 'cap', 'pill'];

const news: readonly MotifName[] = ['stethoscope', 'microscope', 'dna', 'syringe', 'shield', 'cap'];
const categoryMotifs: readonly MotifName[] = [
  'stethoscope',
  'bone',
  'shield',
  'leaf',
  'family',
  'palette',
];

const numbered = <T>(name: string, list: readonly T[], draw: (item: T, index: number) => string) =>
  list.map((item, index) => [`${name}-${index + 1}`, draw(item, index)] as const);

const covers = topics.map((topic, index) => {
  const label = categories.flatMap(({ children }) => children)[topic.category] ?? '';
  return [`cover-${topic.slug}`, courseCover(topic, label, paletteAt(index * 3))] as const;
});

const classes = motifNames.map(
  (name, index) => [`class-${name}`, classIcon(name, paletteAt(index * 7))] as const,
);

const pictures = [
  ...numbered('banner', banners, bannerPicture),
  ...numbered('category', categories, ({ name }, index) =>
    categoryPicture(name, categoryMotifs[index] ?? 'book', paletteAt(index * 3 + 1)),
  ),
  ...numbered('live', lives, ([label, motif], index) =>
    liveCover(label, motif, paletteAt(index * 3 + 1)),
  ),
  ...numbered('activity', activities, ([label, motif], index) =>
    squareCover(label, motif, paletteAt(index * 3)),
  ),
  ...numbered('survey', surveys, (motif, index) => newsCover(motif, paletteAt(index * 4 + 1))),
  ...numbered('news', news, (motif, index) => newsCover(motif, paletteAt(index))),
  ...numbered('avatar', Array.from({ length: 24 }), (_, index) => avatar(index)),
  ...numbered('licence', licencePages, (picture) => picture),
  ...navIcons.map(([name, picture]) => [`nav-${name}`, picture] as const),
  ...covers,
  ...classes,
  ['refund-1', brokenLesson] as const,
  ['logo', logo] as const,
  ['follow-card', followCard(qrDrawing('知行医学堂', palettes.teal.from))] as const,
];

const directory = fileURLToPath(new URL('../server/db/demo/media/', import.meta.url));
mkdirSync(directory, { recursive: true });
for (const file of readdirSync(directory)) rmSync(`${directory}${file}`);
for (const [name, picture] of pictures) writeFileSync(`${directory}${name}.svg`, picture);
const bytes = pictures.reduce((sum, [, picture]) => sum + Buffer.byteLength(picture), 0);
console.log(`${pictures.length} pictures, ${Math.round(bytes / 1024)} KiB`);
