import type * as z from 'zod/mini';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { id, requiredText } from '../wire/primitives.ts';
import { none } from '../wire/query-fields.ts';
import { list, object } from '../wire/structures.ts';

const topic = object({
  name: requiredText,
  questions: list(object({ id, question: requiredText, answer: list(requiredText) })),
});
export type HelpTopic = z.output<typeof topic>;

/** Lists common questions by topic, in the operators' order; an answer is a list of paragraphs. */
export const helpTopics = defineEndpoint({
  path: '/v1/help/questions',
  payload: none,
  data: list(topic),
  access: 'public',
  refusals: {},
});

export const helpApi = { helpTopics };
