import type { Answer } from '#schemas/assessment/question.ts';
import type { Outcome } from '#schemas/assessment/wire.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import type { PaperRefusal } from './refusals.ts';

/** The server's last word: when the time is over (null: never), and the ms until then. */
export type Time = { deadline: number | null; left: number };

/** The draft that the server has. */
export type Saved = { saved: boolean; version: number; answers: readonly Answer[] } & Time;

/** The answers of the draft that `version` names. */
type Sent = { attempt: string; version: number; answers: Answer[] };

export type PaperCalls = {
  save: (sent: Sent) => Promise<CheckedAnswer<Saved, PaperRefusal>>;
  submit: (sent: Sent) => Promise<CheckedAnswer<{ outcome: Outcome }, PaperRefusal>>;
  /** The page that tells how it ended. */
  resultOf: (outcome: Outcome) => string;
  /** Told to a member who has gone on meanwhile. */
  sentWords: string;
};
