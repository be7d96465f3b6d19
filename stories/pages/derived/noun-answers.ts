import type { Scenario } from '../../back-end/scenario.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';

type Answers = NonNullable<Scenario['answers']>;

type Detail = {
  /** Answers in place of the calls' samples, by pattern of the page. */
  pageAnswers?: Readonly<Record<string, Answers>>;
  /** Addresses of pages that need more than an id, by pattern. */
  addresses?: Readonly<Record<string, PageAddress>>;
};

const notices = Object.values(import.meta.glob<Detail>('../*/derived.ts', { eager: true }));

export const answersOf = (pattern: string): Answers =>
  Object.assign({}, ...notices.map(({ pageAnswers }) => pageAnswers?.[pattern]));

/** By default `?id=1`. */
export const addressOf = (pattern: string): PageAddress =>
  notices.find(({ addresses }) => addresses?.[pattern])?.addresses?.[pattern] ?? { search: 'id=1' };
