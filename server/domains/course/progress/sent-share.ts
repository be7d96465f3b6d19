import { PARTS } from '../../../db/tables/course.ts';
import type { LessonOfMember } from '../lessons.ts';
import { isWatched } from './clock-bound.ts';

/** A player loads this far ahead, in ms, but at most `MOST_AHEAD` of a lesson. */
const AHEAD = 30_000;
const MOST_AHEAD = 1 / 4;

const headStart = ({ durationMs }: LessonOfMember): number =>
  durationMs > 0 ? Math.min(AHEAD / durationMs, MOST_AHEAD) : 0;

/** A share, 0 to 1; a text's opening paragraphs count as 0. */
const trialOf = ({ kind, trialSeconds, durationMs }: LessonOfMember): number =>
  kind === 'text' || durationMs === 0 ? 0 : Math.min((trialSeconds * 1000) / durationMs, 1);

/**
 * The share of a lesson that was sent since it was bought, 0 to 1: without its trial, what was studied before
 * (`free`, 0 to 1, from the beginning), and what a player only loads ahead. `parts`: a digit for each
 * thousandth.
 */
export const sentOf = (lesson: LessonOfMember, parts: string | undefined, free: number): number => {
  const open = Math.ceil(Math.max(free, trialOf(lesson)) * PARTS);
  const sold = PARTS - open;
  const sent = (parts ?? '').slice(open).replaceAll('0', '').length;
  if (isWatched(sent, sold)) return sold / PARTS;
  return lesson.kind === 'text' ? sent / PARTS : Math.max(0, sent / PARTS - headStart(lesson));
};
