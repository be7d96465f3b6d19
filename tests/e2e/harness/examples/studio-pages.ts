import { asc, eq } from 'drizzle-orm';
import {
  audioLessonAddress,
  courseFormAddress,
  courseManagementAddress,
  outlineAddress,
  textLessonAddress,
  videoLessonAddress,
} from '#schemas/studio/addresses.ts';
import type { LessonDraft } from '#schemas/studio/document.ts';
import { product } from '#server/db/tables/course.ts';
import { courseRevisionTable } from '#server/db/tables/studio.ts';
import { teacher, workshopMember } from '#server/db/tables/teacher.ts';
import { blankDocument } from '#server/domains/studio/documents.ts';
import type { Examples } from './examples.ts';

const lesson = (kind: LessonDraft['kind']): LessonDraft => ({
  ...{ id: `n-${kind}`, kind, title: '先看哪里', media: null, html: '<p>先看节律。</p>' },
  ...{ trialSeconds: 0, free: false, noSkip: false },
});

/** The member runs the workshop of a teacher who has courses, with a draft of each kind of lesson. */
export const examples: Examples = async (db, memberId) => {
  const [course] = await db
    .select({ id: product.id, teacherId: product.teacherId })
    .from(product)
    .innerJoin(teacher, eq(teacher.id, product.teacherId))
    .orderBy(asc(product.id))
    .limit(1);
  const teacherId = course?.teacherId ?? 0;
  await db
    .insert(workshopMember)
    .values({ teacherId, memberId, role: 'owner', joinedAt: new Date(0) })
    .onConflictDoNothing();
  const document = {
    ...blankDocument('读心电图'),
    chapters: [
      {
        ...{ id: 'n0', title: '第一章' },
        lessons: [lesson('video'), lesson('audio'), lesson('text')],
      },
    ],
  };
  const [made] = await db
    .insert(courseRevisionTable)
    .values({ teacherId, memberId, type: 4, document, savedAt: new Date() })
    .returning({ id: courseRevisionTable.id });
  const id = made?.id ?? 0;
  const of = (kind: LessonDraft['kind']) => ({ course: id, lesson: `n-${kind}` });
  return {
    [courseFormAddress.pattern]: courseFormAddress({ id }),
    [outlineAddress.pattern]: outlineAddress({ id }),
    [videoLessonAddress.pattern]: videoLessonAddress(of('video')),
    [audioLessonAddress.pattern]: audioLessonAddress(of('audio')),
    [textLessonAddress.pattern]: textLessonAddress(of('text')),
    [courseManagementAddress.pattern]: courseManagementAddress({ id: course?.id ?? 0 }),
  };
};
