import type { Answer } from '#schemas/assessment/question.ts';
import type { Outcome } from '#schemas/assessment/wire.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import type { PaperRefusal } from './refusals.ts';

/** By the server's last answer: `deadline` null for none; `left` in ms. */
export type Time = { deadline: number | null; left: number };

export type Saved = { saved: boolean; version: number; answers: readonly Answer[] } & Time;

/** `version`: of the draft that the answers belong to. */
type Sent = { attempt: string; version: number; answers: Answer[] };

export type PaperCalls = {
  save: (sent: Sent) => Promise<CheckedAnswer<Saved, PaperRefusal>>;
  submit: (sent: Sent) => Promise<CheckedAnswer<{ outcome: Outcome }, PaperRefusal>>;
  resultOf: (outcome: Outcome) => string;
  /** Toast for a member who has left the page meanwhile. */
  sentWords: string;
};
