import { and, eq } from 'drizzle-orm';
import type {
  takeCourseDown as downEndpoint,
  dropRevision as dropEndpoint,
  reviseCourse as reviseEndpoint,
  submitCourse as submitEndpoint,
  withdrawCourse as withdrawEndpoint,
} from '#schemas/studio/endpoints.ts';
import { faultsOf } from '#schemas/studio/faults.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import { product } from '../../../db/tables/course.ts';
import { courseRevisionTable } from '../../../db/tables/studio.ts';
import { assertAgreed } from '../../../libraries/workshop/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { documentOf, isReady, lessonsIn, streamsFor } from '../documents.ts';
import { ownProduct } from '../own-product.ts';
import { assertPublishable } from '../publish-revision.ts';
import { assertWritable, isOpen, ownRevision, writeRevision } from '../revisions.ts';

/** Refuses `noWorkshop`, `noSuchOwnCourse`. */
export const reviseCourse: Verb<typeof reviseEndpoint> = async (context, { id }) => {
  const { db, member, now } = context;
  const { row } = await ownProduct(context, id, { lock: true });
  const ofProduct = and(eq(courseRevisionTable.productId, row.id), isOpen);
  const [open] = await db
    .select({ id: courseRevisionTable.id })
    .from(courseRevisionTable)
    .where(ofProduct);
  if (open) return { id: String(open.id) };
  const document = await documentOf(db, row);
  const [made] = await db
    .insert(courseRevisionTable)
    .values({
      ...{ teacherId: row.teacherId ?? 0, memberId: member.id, productId: row.id },
      ...{ type: row.type, document, savedAt: new Date(now) },
    })
    .returning({ id: courseRevisionTable.id });
  return { id: String(made?.id) };
};

/**
 * Refuses what `ownRevision`, `assertAgreed` and `assertWritable` refuse, `courseIncomplete`, and what `assertPublishable`
 * refuses.
 */
export const submitCourse: Verb<typeof submitEndpoint> = async (context, { id, version }) => {
  const { db, member, now } = context;
  const { row, ...bound } = await ownRevision(context, id, 'admin');
  await assertAgreed(db, member.id);
  assertWritable(row, version);
  const { document } = row;
  const streams = await streamsFor(db, row.productId, row.teacherId, lessonsIn(document));
  const faults = faultsOf({
    ...{ title: document.title, thumb: document.thumb, intro: document.introHtml },
    category: document.categoryId === null ? '' : String(document.categoryId),
    chapters: document.chapters.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map((lesson) => ({
        ...{ title: lesson.title, kind: lesson.kind, ready: isReady(lesson, streams) },
      })),
    })),
  });
  if (faults.length > 0) throw new RefusedError(studioRefusals.courseIncomplete);
  await assertPublishable(db, row, bound);
  await writeRevision(db, row, ['draft', 'refused'], {
    ...{ state: 'waiting', reason: '', memberId: member.id, sentAt: new Date(now) },
  });
  return {};
};

/** Refuses what `ownRevision` refuses; a revision that does not wait stays as it is. */
export const withdrawCourse: Verb<typeof withdrawEndpoint> = async (context, { id }) => {
  const { row } = await ownRevision(context, id, 'admin');
  if (row.state === 'waiting')
    await writeRevision(context.db, row, ['waiting'], { state: 'draft' });
  return {};
};

/** Refuses what `ownRevision` refuses, and `revisionLocked`. */
export const dropRevision: Verb<typeof dropEndpoint> = async (context, { id }) => {
  const { row } = await ownRevision(context, id, 'admin');
  if (row.state === 'waiting') throw new RefusedError(studioRefusals.revisionLocked);
  await writeRevision(context.db, row, ['draft', 'refused'], { state: 'dropped' });
  return {};
};

/** Refuses `noWorkshop`, `notInRole`, `noSuchOwnCourse`, `courseOffSale`. */
export const takeCourseDown: Verb<typeof downEndpoint> = async (context, { id }) => {
  const { db } = context;
  const { row } = await ownProduct(context, id, { least: 'admin', lock: true });
  if (!row.published) throw new RefusedError(studioRefusals.courseOffSale);
  await db.update(product).set({ published: false, retired: true }).where(eq(product.id, row.id));
  return {};
};
