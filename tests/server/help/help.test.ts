import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { helpTopics } from '#schemas/help/endpoints.ts';
import { helpQuestionTable } from '#server/db/tables/help.ts';
import { apiOn } from '../harness/api.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('common questions', (opened) => {
  it('come by topic in the operators’ order, without those that are not shown', async () => {
    const { db } = opened();
    await db.delete(helpQuestionTable);
    const row = (topic: string, question: string, position: number, shown = true) => ({
      ...{ topic, question, position, shown },
      answer: ['甲', '乙'],
    });
    await db
      .insert(helpQuestionTable)
      .values([
        row('发票', '怎么开', 2),
        row('退款', '多久到账', 1),
        row('退款', '能退吗', 3),
        row('停用', '不显示', 0, false),
      ]);
    const { data } = await apiOn(db).post(helpTopics.path);
    const read = z.parse(helpTopics.data, data);
    expect(
      read.map(({ name, questions }) => [name, ...questions.map((each) => each.question)]),
    ).toEqual([
      ['退款', '多久到账', '能退吗'],
      ['发票', '怎么开'],
    ]);
    expect(read[0]?.questions[0]?.answer).toEqual(['甲', '乙']);
  });
});
