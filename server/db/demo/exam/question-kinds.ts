import type { question } from '../../tables/questionnaire.ts';
import { options } from '../questionnaire/options.ts';

export type DemoQuestion = Omit<typeof question.$inferInsert, 'questionnaireId' | 'position'>;

const open = { required: false, points: 10 } as const;

export const choice = (
  title: string,
  titles: string[],
  explanation: string,
  ...right: string[]
): DemoQuestion => ({
  kind: right.length > 1 ? 'multiple' : 'single',
  title,
  options: options(...titles),
  right,
  explanation,
  ...open,
});

export const judge = (title: string, isTrue: boolean, explanation: string): DemoQuestion => ({
  kind: 'judge',
  title,
  right: [String(isTrue)],
  explanation,
  ...open,
});

/** `blanks`: name and accepted texts of each. */
export const fill = (
  title: string,
  blanks: [string, string[]][],
  explanation: string,
): DemoQuestion => ({
  kind: 'fill',
  title,
  rows: blanks.map(([name], at) => ({ id: String(at + 1), title: name })),
  accepted: blanks.map(([, texts]) => texts),
  explanation,
  ...open,
});

export const essay = (title: string, help: string): DemoQuestion => ({
  kind: 'text',
  title,
  help,
  least: 20,
  most: 800,
  points: 30,
});
