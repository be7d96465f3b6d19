import type { Scenario } from '../../back-end/scenario.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';

type Answers = NonNullable<Scenario['answers']>;

type Told = {
  /** What the noun's calls answer on an everyday page, by path. */
  answers?: Answers;
  /** What a page is answered in place of that, by pattern. */
  pageAnswers?: Readonly<Record<string, Answers>>;
  /** Where a page is opened that asks for more than an id, by pattern. */
  addresses?: Readonly<Record<string, PageAddress>>;
};

const modules = import.meta.glob<Told>('../*/*answers.ts', { eager: true });

const told = Object.entries(modules).map(([file, module]) => ({
  noun: file.split('/')[1],
  ...module,
}));

/** The answers for a page: those in the stories of its noun, else those of other nouns. */
export const answersOf = (noun: string, pattern: string): Answers => {
  const others = told.filter((module) => module.noun !== noun);
  const own = told.filter((module) => module.noun === noun);
  return Object.assign(
    {},
    ...[...others, ...own].map(({ answers }) => answers),
    ...told.map(({ pageAnswers }) => pageAnswers?.[pattern]),
  );
};

/** Where a page is opened; `?id=1` where its noun says nothing else. */
export const addressOf = (pattern: string): PageAddress =>
  told.find(({ addresses }) => addresses?.[pattern])?.addresses?.[pattern] ?? { search: 'id=1' };
