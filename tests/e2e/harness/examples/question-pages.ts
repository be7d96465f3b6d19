import { questionAddress } from '#schemas/question/addresses.ts';
import { lesson } from '#server/db/tables/course.ts';
import { questionTable } from '#server/db/tables/question.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

/** The demo has no questions, so the member asks one. */
export const examples: Examples = async (db, memberId) => {
  const at = new Date();
  const lessonId = await firstId(db, lesson);
  const [request] = await db
    .insert(questionTable)
    .values({
      memberId,
      lessonId,
      text: '先看节律还是先看间期？',
      anonymous: false,
      at,
      seenAt: at,
    })
    .returning({ id: questionTable.id });
  return { [questionAddress.pattern]: questionAddress({ id: String(request?.id) }) };
};
