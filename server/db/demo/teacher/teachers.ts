import type { teacher } from '../../tables/teacher.ts';
import { teacherRows as rows } from './teacher-rows.ts';

const introOf = (intro: string): string =>
  [
    `<p>${intro}</p>`,
    '<h3>怎么教</h3>',
    '<p>每门课先讲清思路，再看典型病例或作品，最后留一道练习；难点配有图解，可以反复回看。</p>',
    '<h3>教学安排</h3>',
    '<p>课程每月更新，直播课结束后提供回放；学员在课程评价里提出的问题，会在下一次直播中集中解答。</p>',
  ].join('');

export const demoTeachers: (typeof teacher.$inferInsert)[] = rows.map(
  ([name, , title, workplace, , fields, intro], index) => ({
    ...{ name, title },
    hospital: workplace.split(' ')[0] ?? '',
    department: workplace.split(' ')[1] ?? '',
    avatar: `/media/avatar-${index + 1}.svg`,
    fields: fields.split('、'),
    introHtml: introOf(intro),
  }),
);

export const demoWorkshops = (teachers: readonly number[]) =>
  teachers.map((teacherId, position) => ({
    teacherId,
    shop: rows[position]?.[1] ?? '',
    position,
  }));

const positions = new Map(
  rows.flatMap((row, position) => row[4].split(' ').map((slug) => [slug, position] as const)),
);

export const teacherOfTopic = (slug: string): number => positions.get(slug) ?? 0;

/** Position of the demo teacher who also logs in, as `demo_teacher`. */
export const OWN_TEACHER = rows.findIndex(([name]) => name === '吴承宇');
