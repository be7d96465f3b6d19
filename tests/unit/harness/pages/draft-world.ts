import { type Answer, type Answers, answersOf } from '#schemas/assessment/question.ts';
import type { PendingAnswers } from '#src/entities/assessment/draft/merge.ts';
import { createDraftSync, type DraftHost } from '#src/entities/assessment/draft/sync.ts';

type Saved = {
  saved: boolean;
  version: number;
  deadline: number | null;
  left: number;
  answers: readonly Answer[];
};

const lost = { ok: false, refusal: undefined, why: 'network', code: '', message: '' } as const;
const sent = {
  ok: false,
  refusal: 'attemptSent',
  why: 'code 55007',
  code: '55007',
  message: '这份答卷已经提交',
} as const;

/** A server that keeps drafts as the real one does, and a phone that keeps what is unsent. */
export const draftWorld = () => {
  let version = 0;
  let stored: readonly Answer[] = [];
  let trouble: 'none' | 'before' | 'after' | 'refused' = 'none';
  let outlasts = true;
  let saves = 0;
  const remaining: PendingAnswers[] = [];
  const runs: (() => void)[] = [];
  const store = (base: number, list: readonly Answer[]): Saved => {
    const time = { deadline: 5000, left: 1000 };
    if (base !== version) return { saved: false, version, ...time, answers: stored };
    version += 1;
    stored = list;
    return { saved: true, version, ...time, answers: list };
  };
  const save: DraftHost['save'] = async (base, list) => {
    saves += 1;
    if (trouble === 'refused') return sent;
    if (trouble === 'before') return lost;
    const data = store(base, list);
    return trouble === 'after' ? lost : { ok: true, data };
  };
  const open = (pending?: PendingAnswers) =>
    createDraftSync(
      {
        save,
        keep: (pending) => {
          remaining.push(pending);
          return outlasts;
        },
        defer: (run) => {
          runs.push(run);
          return () => runs.splice(runs.indexOf(run) >>> 0, 1);
        },
      },
      { version, deadline: null, left: 0, answers: answersOf(stored), pending },
    );
  return {
    open,
    meet: (met: typeof trouble) => {
      trouble = met;
    },
    forbidStorage: () => {
      outlasts = false;
    },
    stored: () => answersOf(stored),
    retained: () => remaining.at(-1),
    saves: () => saves,
    waiting: () => runs.length,
    run: () => runs.splice(0).map((each) => each()),
  };
};

/** Answers that were written on this version and never sent. */
export const savedAt = (version: number, answers: Answers): PendingAnswers => ({
  version,
  answers,
  bases: {},
  sent: {},
});
