import type { listWrittenAnswers as endpoint } from '#schemas/questionnaire/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { givenTo } from './given-to.ts';

/** Refuses `noSuchDeskRow`. */
export const listWrittenAnswers: Verb<typeof endpoint> = async (context, query) => {
  const wanted = { ...query, kind: 'text', size: 20, what: '问卷作答' } as const;
  const { items, pages } = await givenTo(context, wanted);
  return { items: items.map(({ id, at, values }) => ({ id, at, text: values[0] ?? '' })), pages };
};
