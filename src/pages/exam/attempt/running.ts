import { type Answers, isBlank, valuesOf } from '#schemas/assessment/question.ts';
import { questionPath } from '#schemas/assessment/question-path.ts';
import { examResultAddress } from '#schemas/exam/addresses.ts';
import { type examIntro, saveExam, type startExam, submitExam } from '#schemas/exam/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { openDraft } from '#src/entities/assessment/draft/open-draft.ts';
import type { DraftSync } from '#src/entities/assessment/draft/sync.ts';
import type { PaperCalls } from '#src/entities/assessment/paper-calls.ts';
import { token } from '#src/platform/session/session.ts';
import { createStore, type Store } from '#src/platform/storage/store.ts';
import { change } from '#src/platform/writing/change.ts';
import { type Position, savedPosition } from './saved-position.ts';

type ExamPaper = Data<typeof startExam>;

/** `leaves`: how often the page was left for too long; `judged`: what is wrong with answers is shown. */
type Progress = Position & { leaves: number; judged: boolean };

/** An attempt that both of its pages show: answers, place and marks outlive the way between them. */
export type RunningExam = {
  id: string;
  /** The token of the member whose attempt it is. */
  owner: string;
  paper: ExamPaper;
  calls: PaperCalls;
  sync: DraftSync;
  /**
   * How many leaves are allowed; 0 where they are not counted. Those shorter than `leaveGrace` (ms)
   * do not count.
   */
  maxLeave: number;
  leaveGrace: number;
  progress: Store<Progress>;
  put: (part: Partial<Progress>) => void;
  /** Forgets the attempt on this phone: it was handed in, or is over. */
  end: () => void;
};

let running: RunningExam | undefined;

/** The attempt at this exam that the page before has shown. */
export const shownExam = (id: string): RunningExam | undefined =>
  running?.id === id && running.owner === token() ? running : undefined;

export const forgetRunning = (): void => {
  running = undefined;
};

const callsOf = (id: string, attempt: string, onSent: () => void): PaperCalls => ({
  save: (sent) => change(saveExam, sent),
  submit: async (sent) => {
    const answer = await change(submitExam, sent, attempt);
    if (answer.ok) onSent();
    return answer;
  },
  resultOf: () => examResultAddress({ id }),
  sentWords: '试卷已提交',
});

type Terms = Pick<Data<typeof examIntro>, 'id' | 'maxLeave' | 'leaveGrace'>;

/** The first question without an answer, where an attempt is resumed. */
const firstOpen = (all: ExamPaper['questions'], answers: Answers): string => {
  const path = questionPath(all, answers);
  return (path.find(({ id }) => isBlank(valuesOf(answers, id))) ?? path[0])?.id ?? '';
};

export const runExam = ({ id, maxLeave, leaveGrace }: Terms, paper: ExamPaper): RunningExam => {
  const { attempt, leaves } = paper;
  const calls = callsOf(id, attempt, () => own.end());
  const position = savedPosition(attempt);
  const sync = openDraft(paper, calls.save);
  const saved = position.read();
  const at = saved.at || firstOpen(paper.questions, sync.store.get().answers);
  const progress = createStore<Progress>({ at, marks: saved.marks, leaves, judged: false });
  const own: RunningExam = {
    ...{ id, owner: token(), paper, calls, maxLeave, leaveGrace, progress },
    sync,
    put: (part) => {
      progress.set({ ...progress.get(), ...part });
      position.keep(progress.get());
    },
    end: () => {
      own.sync.end();
      position.forget();
      forgetRunning();
    },
  };
  running = own;
  return own;
};
