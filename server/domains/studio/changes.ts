import { eq, inArray } from 'drizzle-orm';
import type { CourseDocument, LessonDraft } from '#schemas/studio/document.ts';
import { isLive } from '#schemas/studio/fields.ts';
import type { Database } from '../../db/database.ts';
import { category } from '../../db/tables/category.ts';
import { product } from '../../db/tables/course.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { blankDocument, documentOf, lessonsIn, type StudioStreams, streamOf } from './documents.ts';

export type Change = { what: string; before: string; after: string };

const kindNames = { video: '视频', audio: '音频', text: '图文' } as const;

const textOf = (html: string): string =>
  html
    .replace(/<\/(?:p|h\d|li|blockquote|tr)>|<br>/gi, '\n')
    .replace(/<img\b[^>]*>/gi, '［图片］')
    .replace(/<[^>]*>/g, '')
    .trim();

const yesNo = (is: boolean): string => (is ? '是' : '否');

const minutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)} 分 ${Math.round((ms % 60_000) / 1000)} 秒`;

type Categories = ReadonlyMap<number | null, string>;

/** Names of the categories that these name. */
const categoriesIn = async (
  db: Database,
  documents: readonly CourseDocument[],
): Promise<Categories> => {
  const ids = documents.flatMap(({ categoryId }) => categoryId ?? []);
  const rows = await db
    .select({ id: category.id, name: category.name })
    .from(category)
    .where(inArray(category.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

const factsOf = (document: CourseDocument, categories: Categories): [string, string][] => [
  ['标题', document.title],
  ['副标题', document.subtitle],
  ['价格', document.priceFen === 0 ? '免费' : `¥${yuan(document.priceFen)}`],
  ['封面', document.thumb === '' ? '' : '封面图片'],
  ['分类', categories.get(document.categoryId) ?? ''],
  ['学完能做什么', document.gains.join('\n')],
  ['按顺序学', yesNo(document.sequential)],
  ['介绍', textOf(document.introHtml)],
];

const lessonText = (draft: LessonDraft, streams: StudioStreams): string =>
  [
    kindNames[draft.kind],
    draft.kind === 'text' ? '' : minutes(streamOf(draft, streams)?.durationMs ?? 0),
    draft.free ? '免费学' : '',
    draft.trialSeconds > 0 ? `试学 ${draft.trialSeconds} 秒` : '',
    draft.noSkip ? '不能快进' : '',
    draft.media === null ? '' : streams.files.get(draft.media)?.name,
    textOf(draft.html),
  ]
    .filter(Boolean)
    .join('，');

const lessonChanges = (
  before: CourseDocument,
  after: CourseDocument,
  streams: StudioStreams,
): Change[] => {
  const live = new Map(lessonsIn(before).map((each, at) => [each.id, { each, at }]));
  const order = lessonsIn(after).filter(({ id }) => live.has(id));
  const left = [...live.keys()].filter((id) => order.some((each) => each.id === id));
  const sent = lessonsIn(after).flatMap((each): Change[] => {
    const known = live.get(each.id)?.each;
    const words = lessonText(each, streams);
    if (!known) return [{ what: '新增课时', before: '', after: `${each.title}：${words}` }];
    const moved = left.indexOf(each.id) !== order.indexOf(each);
    const [was, is] = [`${known.title}：${lessonText(known, streams)}`, `${each.title}：${words}`];
    return [
      ...(was === is ? [] : [{ what: '修改课时', before: was, after: is }]),
      ...(moved
        ? [
            {
              what: '移动课时',
              before: `${each.title}：第 ${left.indexOf(each.id) + 1} 节`,
              after: `${each.title}：第 ${order.indexOf(each) + 1} 节`,
            },
          ]
        : []),
    ];
  });
  const removed = lessonsIn(before)
    .filter(({ id }) => isLive(id) && !order.some((each) => each.id === id))
    .map((each) => ({ what: '删除课时', before: each.title, after: '' }));
  return [...sent, ...removed];
};

const outlineOf = ({ chapters }: CourseDocument): string =>
  chapters
    .map(({ title, lessons }) => `${title || '未命名的章'}（${lessons.length} 节）`)
    .join('\n');

/** What a revision changes of what is live, in words; of a new course all that it holds. */
export const changesOf = async (
  db: Database,
  productId: number | null,
  after: CourseDocument,
  streams: StudioStreams,
): Promise<Change[]> => {
  const [row] =
    productId === null ? [] : await db.select().from(product).where(eq(product.id, productId));
  const before = row ? await documentOf(db, row) : blankDocument('');
  const categories = await categoriesIn(db, [before, after]);
  const were = factsOf(before, categories);
  const facts = factsOf(after, categories).flatMap(([what, is], at): Change[] => {
    const was = row ? (were[at]?.[1] ?? '') : '';
    const sameCover = what !== '封面' || before.thumb === after.thumb;
    return was === is && sameCover ? [] : [{ what, before: was, after: is }];
  });
  const [was, is] = [row ? outlineOf(before) : '', outlineOf(after)];
  const chapters = was === is ? [] : [{ what: '章节', before: was, after: is }];
  return [...facts, ...chapters, ...lessonChanges(before, after, streams)];
};
