import { randomInt } from 'node:crypto';
import type { Drawn } from '../../db/tables/questionnaire.ts';
import type { PaperRow, QuestionRow } from './rows.ts';

const shuffled = <T>(given: readonly T[]): T[] => {
  const left = [...given];
  return given.flatMap(() => left.splice(randomInt(left.length), 1));
};

const idsOf = ({ options }: QuestionRow): string[] => options.map(({ id }) => id);

/** Null: all questions in the editors' order. */
export const drawFor = (
  { shuffle, draw }: Pick<PaperRow, 'shuffle' | 'draw'>,
  all: readonly QuestionRow[],
): Drawn[] | null => {
  if (!shuffle && draw === 0) return null;
  const some = shuffled(all).slice(0, draw || all.length);
  const ordered = shuffle ? some : some.sort((one, other) => one.position - other.position);
  return ordered.map((row) => ({
    question: row.id,
    options: shuffle ? shuffled(idsOf(row)) : idsOf(row),
  }));
};
