import type { Scenario } from '../../back-end/scenario.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';

type Answers = NonNullable<Scenario['answers']>;

type NounModule = {
  /** Answers in place of the calls' samples, by pattern of the page. */
  pageAnswers?: Readonly<Record<string, Answers>>;
  /** Addresses of pages that need more than an id, by pattern. */
  addresses?: Readonly<Record<string, PageAddress>>;
};

const nounModules = Object.values(import.meta.glob<NounModule>('../*/derived.ts', { eager: true }));

export const answersOf = (pattern: string): Answers =>
  Object.assign({}, ...nounModules.map(({ pageAnswers }) => pageAnswers?.[pattern]));

/** By default `?id=1`. */
export const addressOf = (pattern: string): PageAddress =>
  nounModules.find(({ addresses }) => addresses?.[pattern])?.addresses?.[pattern] ?? {
    search: 'id=1',
  };
