import { asc } from 'drizzle-orm';
import type { HelpTopic } from '#schemas/help/endpoints.ts';
import { helpQuestionTable as table } from '../../db/tables/help.ts';
import type { SharedContext } from '../../platform/endpoint/context.ts';

export const listTopics = async ({ db }: SharedContext): Promise<HelpTopic[]> => {
  const rows = await db.select().from(table).orderBy(asc(table.position), asc(table.id));
  const topics = new Map<string, HelpTopic>();
  for (const { id, topic, question, answer, shown } of rows) {
    if (!shown) continue;
    const known = topics.get(topic) ?? { name: topic, questions: [] };
    known.questions.push({ id: String(id), question, answer });
    topics.set(topic, known);
  }
  return [...topics.values()];
};
