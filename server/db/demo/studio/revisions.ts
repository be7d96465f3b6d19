import { asc, eq } from 'drizzle-orm';
import { SERIES } from '#schemas/course/product-type.ts';
import type { CourseDocument, LessonDraft } from '#schemas/studio/document.ts';
import { DAY } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { category } from '../../tables/category.ts';
import { courseRevisionTable } from '../../tables/studio.ts';
import { teacher } from '../../tables/teacher.ts';
import { demoPeople } from '../member/member-keys.ts';
import { OWN_TEACHER } from '../teacher/teachers.ts';

const text = (id: string, title: string, words: string): LessonDraft => ({
  ...{ id, kind: 'text', title, media: null, html: words && `<p>${words}</p>` },
  ...{ trialSeconds: 0, free: id === 'n1', noSkip: false },
});

type Draft = Pick<CourseDocument, 'title' | 'introHtml' | 'chapters' | 'priceFen'>;

const drafts: readonly (Draft & { state: 'draft' | 'waiting' | 'refused'; reason: string })[] = [
  {
    ...{ state: 'draft', reason: '', title: '讲课前的五分钟', priceFen: 0 },
    introHtml: '<p>怎样开场，怎样让听课的人留下来。</p>',
    chapters: [
      {
        id: 'n0',
        title: '',
        lessons: [text('n1', '先说结论', ''), text('n2', '一张图讲清楚', '')],
      },
    ],
  },
  {
    ...{ state: 'waiting', reason: '', title: '把一个病例讲成一节课', priceFen: 4900 },
    introHtml: '<p>从病史到讨论，按听课人的思路重新安排。</p>',
    chapters: [
      {
        ...{ id: 'n0', title: '第一章　选病例' },
        lessons: [
          text('n1', '什么病例值得讲', '值得讲的病例有一个转折，它让原来的判断站不住。'),
          text('n2', '去掉多余的细节', '和结论无关的检查，只用一句话带过。'),
        ],
      },
    ],
  },
  {
    ...{ state: 'refused', title: '幻灯片的十个毛病', priceFen: 1990 },
    reason: '第二节只有一句话，请把例子补完整。',
    introHtml: '<p>每一页只说一件事。</p>',
    chapters: [
      {
        ...{ id: 'n0', title: '' },
        lessons: [
          text('n1', '字太多', '一页超过四十个字，听课的人就开始读，不再听。'),
          text('n2', '颜色太多', '两种颜色就够。'),
        ],
      },
    ],
  },
];

/** A draft, one that waits and one that was refused, of the demo's own teacher. */
export const insertRevisions = async (db: Database, now: number): Promise<void> => {
  const teachers = await db.select({ id: teacher.id }).from(teacher).orderBy(asc(teacher.id));
  const memberId = (await demoPeople(db))[4];
  const teacherId = teachers[OWN_TEACHER]?.id;
  const [topic] = await db
    .select({ id: category.id })
    .from(category)
    .where(eq(category.position, 0))
    .orderBy(asc(category.id))
    .limit(1);
  if (teacherId === undefined || memberId === undefined) return;
  await db.insert(courseRevisionTable).values(
    drafts.map(({ state, reason, ...draft }, index) => {
      const at = new Date(now - (index + 1) * DAY);
      return {
        ...{ teacherId, memberId, type: SERIES, state, reason, savedAt: at },
        ...(state === 'draft' ? {} : { sentAt: at }),
        ...(state === 'refused' ? { decidedAt: at, by: 'admin' } : {}),
        document: {
          ...draft,
          ...{
            subtitle: '',
            thumb: `/media/cover-${['writing', 'statistics', 'english'][index]}.svg`,
          },
          ...{ categoryId: topic?.id ?? null, gains: [], sequential: false },
        },
      };
    }),
  );
};
