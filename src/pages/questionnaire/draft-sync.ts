import {
  type Answer,
  type Answers,
  answerList,
  answersOf,
} from '../../../schemas/questionnaire/question.ts';
import type { Answered } from '../../platform/call.ts';
import { createStore, type Store } from '../../platform/store.ts';

/** `waiting`: changed and soon to be sent; `unsynced`: could not be sent, kept on the phone. */
export type SyncState = 'synced' | 'waiting' | 'saving' | 'unsynced';

export type Draft = {
  answers: Answers;
  state: SyncState;
  /** Another device has answered meanwhile, and both were put together. */
  merged: boolean;
};

type Saved = { saved: boolean; version: number; answers: readonly Answer[] };

export type DraftHost = {
  save: (version: number, answers: readonly Answer[]) => Promise<Answered<Saved>>;
  /** What the phone keeps until the server has it. */
  keep: (version: number, answers: Answers) => void;
  /** Runs later, in ms; returns how to stop it. */
  later: (run: () => void, ms: number) => () => void;
};

/** After a change, before it is sent: those who type are not sent letter by letter. */
const PAUSE = 800;
/** After a failure. */
const RETRY = 5000;

export type DraftSync = {
  store: Store<Draft>;
  change: (question: string, values: readonly string[]) => void;
  /** Sends what has not been sent; true once the server has everything. */
  flush: () => Promise<boolean>;
  stop: () => void;
};

/**
 * Keeps a draft on the phone with every change and on the server soon after. Where another device
 * was faster, what was changed here since is put on top of what that one saved, so that neither
 * loses an answer. `pending`: what an earlier visit kept on the phone and did not send.
 */
export const createDraftSync = (
  host: DraftHost,
  start: { version: number; answers: Answers; pending?: Answers | undefined },
): DraftSync => {
  let { version } = start;
  let changed: Record<string, readonly string[]> = { ...start.pending };
  let cancel = (): void => undefined;
  let running: Promise<boolean> | undefined;
  const waits = Object.keys(changed).length > 0;
  const store = createStore<Draft>({
    answers: { ...start.answers, ...changed },
    state: waits ? 'waiting' : 'synced',
    merged: false,
  });
  const put = (part: Partial<Draft>): void => store.set({ ...store.get(), ...part });

  const schedule = (ms: number): void => {
    cancel();
    cancel = host.later(() => void flush(), ms);
  };

  const take = (sent: Record<string, readonly string[]>, answer: Saved): void => {
    ({ version } = answer);
    const others = answersOf(answer.answers);
    if (answer.saved) {
      for (const [question, values] of Object.entries(sent))
        if (changed[question] === values) delete changed[question];
    } else put({ answers: { ...others, ...changed }, merged: true });
    host.keep(version, changed);
    const done = Object.keys(changed).length === 0;
    put({ state: done ? 'synced' : 'waiting' });
  };

  const send = async (): Promise<boolean> => {
    while (Object.keys(changed).length > 0) {
      const sent = { ...changed };
      put({ state: 'saving' });
      const answer = await host.save(version, answerList(store.get().answers));
      if (!answer.ok) {
        put({ state: 'unsynced' });
        schedule(RETRY);
        return false;
      }
      take(sent, answer.data);
    }
    return true;
  };

  const flush = (): Promise<boolean> => {
    cancel();
    running ??= send().finally(() => {
      running = undefined;
    });
    return running;
  };

  if (waits) schedule(PAUSE);
  return {
    store,
    flush,
    change: (question, values) => {
      changed = { ...changed, [question]: values };
      put({ answers: { ...store.get().answers, [question]: values }, state: 'waiting' });
      host.keep(version, changed);
      schedule(PAUSE);
    },
    stop: () => cancel(),
  };
};
