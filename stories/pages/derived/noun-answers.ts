import type { Scenario } from '../../back-end/scenario.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';

type Answers = NonNullable<Scenario['answers']>;

type Derived = {
  /** What a page is answered in place of the calls' samples, by pattern. */
  pageAnswers?: Readonly<Record<string, Answers>>;
  /** Where a page is opened that asks for more than an id, by pattern. */
  addresses?: Readonly<Record<string, PageAddress>>;
};

const derived = Object.values(import.meta.glob<Derived>('../*/derived.ts', { eager: true }));

export const answersOf = (pattern: string): Answers =>
  Object.assign({}, ...derived.map(({ pageAnswers }) => pageAnswers?.[pattern]));

/** Where a page is opened; `?id=1` where its noun says nothing else. */
export const addressOf = (pattern: string): PageAddress =>
  derived.find(({ addresses }) => addresses?.[pattern])?.addresses?.[pattern] ?? { search: 'id=1' };
