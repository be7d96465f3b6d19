import { and, eq } from 'drizzle-orm';
import { type removeNote as removing, saveNote as saving } from '#schemas/note/endpoints.ts';
import { noteRefusals } from '#schemas/note/refusals.ts';
import { noteTable } from '../../db/tables/note.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { steps, type Verb } from '../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { assertOpen, findLesson } from '../course/index.ts';

const isOwn = (memberId: number, id: string) =>
  and(eq(noteTable.id, keyOrZero(id)), eq(noteTable.memberId, memberId));

/** Refuses `noSuchNote` where no row was changed, also for another member's note. */
const met = ([row]: readonly { id: number }[]) => {
  if (!row) throw new RefusedError(noteRefusals.noSuchNote);
  return { id: String(row.id) };
};

const changed = { id: noteTable.id };

/** A new note needs an open lesson. Refuses `noSuchNote`, and what `findLesson` and `assertOpen` refuse. */
export const saveNote = steps(saving, {
  prepare: async (context, { id, product, lesson: lessonId }) => {
    if (id !== '') return undefined;
    const { lesson } = await findLesson(context, { id: product, lesson: lessonId });
    assertOpen(lesson);
    return lesson;
  },
  run: async ({ db, member, now }, { id, text, position }, lesson) => {
    if (!lesson) {
      const own = isOwn(member.id, id);
      return met(await db.update(noteTable).set({ text }).where(own).returning(changed));
    }
    const positionMs = Math.min(position, lesson.kind === 'text' ? 0 : lesson.durationMs);
    const row = { memberId: member.id, lessonId: lesson.id, positionMs, text, at: new Date(now) };
    return met(await db.insert(noteTable).values(row).returning(changed));
  },
});

/** Refuses `noSuchNote`. */
export const removeNote: Verb<typeof removing> = async ({ db, member }, { id }) => {
  met(await db.delete(noteTable).where(isOwn(member.id, id)).returning(changed));
  return {};
};
