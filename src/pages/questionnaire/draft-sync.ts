import { sameAnswers } from '../../../schemas/assessment/fit.ts';
import {
  type Answer,
  type Answers,
  answerList,
  answersOf,
} from '../../../schemas/assessment/question.ts';
import type { Answered } from '../../platform/call.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type { Kept } from './kept-answers.ts';

/**
 * `waiting`: changed and soon to be sent; `unsynced`: could not be sent, kept on the phone;
 * `refused`: the server takes no more of it.
 */
export type SyncState = 'synced' | 'waiting' | 'saving' | 'unsynced' | 'refused';

export type Refusal = { code: string; message: string };

/** As the server last said: when it is over, null for never, and the ms until then. */
type Time = { deadline: number | null; left: number };

export type Draft = {
  answers: Answers;
  state: SyncState;
  /** Another device has answered meanwhile, and both were put together. */
  merged: boolean;
  /** What is unsent outlasts this page. */
  outlasts: boolean;
  refusal: Refusal | undefined;
} & Time;

type Saved = { saved: boolean; version: number; answers: readonly Answer[] } & Time;

export type DraftHost = {
  save: (version: number, answers: readonly Answer[]) => Promise<Answered<Saved>>;
  /** What the phone keeps until the server has it; gives whether it outlasts the page. */
  keep: (version: number, answers: Answers) => boolean;
  /** Runs later, in ms; returns how to stop it. */
  later: (run: () => void, ms: number) => () => void;
};

/** After a change, before it is sent: those who type are not sent letter by letter. */
const PAUSE = 800;
/** After a failure. */
const RETRY = 5000;
/** The product's own refusals have five digits: asking again would not help. */
const REFUSED = /^\d{5}$/;

export type DraftSync = {
  store: Store<Draft>;
  version: () => number;
  change: (question: string, values: readonly string[]) => void;
  /** Sends what has not been sent; true once the server has everything. */
  flush: () => Promise<boolean>;
  /** Asks the server what it has, also where nothing was changed here. */
  refresh: () => Promise<boolean>;
  start: () => void;
  /** From now on nothing is sent by itself. */
  stop: () => void;
};

type Begin = Time & { version: number; answers: Answers; pending?: Kept | undefined };

const draftOf = ({ version, deadline, left, answers, pending }: Begin): Draft => {
  const waits = pending !== undefined && Object.keys(pending.answers).length > 0;
  return {
    answers: { ...answers, ...pending?.answers },
    state: waits ? 'waiting' : 'synced',
    merged: waits && pending.version !== version,
    outlasts: true,
    refusal: undefined,
    deadline,
    left,
  };
};

/**
 * Keeps a draft on the phone with every change and on the server soon after. Where another device
 * was faster, what was changed here since is put on top of what that one saved, so that neither
 * loses an answer to another question. `pending`: what an earlier visit kept and did not send.
 */
export const createDraftSync = (host: DraftHost, begin: Begin): DraftSync => {
  let { version } = begin;
  let changed: Record<string, readonly string[]> = { ...begin.pending?.answers };
  let cancel = (): void => undefined;
  let active = true;
  let running: Promise<boolean> | undefined;
  const store = createStore<Draft>(draftOf(begin));
  const put = (part: Partial<Draft>): void => store.set({ ...store.get(), ...part });
  const isDone = (): boolean => Object.keys(changed).length === 0;

  const schedule = (ms: number): void => {
    cancel();
    if (active) cancel = host.later(() => void flush(), ms);
  };

  const merge = (others: Answers): void => {
    const { answers, merged } = store.get();
    const both = { ...others, ...changed };
    put({ answers: both, merged: merged || !sameAnswers(both, answers) });
  };

  const take = (sent: Record<string, readonly string[]>, answer: Saved): void => {
    ({ version } = answer);
    if (answer.saved) {
      for (const [question, values] of Object.entries(sent))
        if (changed[question] === values) delete changed[question];
    } else merge(answersOf(answer.answers));
    put({
      outlasts: host.keep(version, changed),
      state: isDone() ? 'synced' : 'waiting',
      deadline: answer.deadline,
      left: answer.left,
    });
  };

  const fail = ({ code, message }: Refusal): false => {
    if (REFUSED.test(code)) put({ state: 'refused', refusal: { code, message } });
    else if (!isDone()) {
      put({ state: 'unsynced' });
      schedule(RETRY);
    }
    return false;
  };

  const sendOnce = async (): Promise<boolean> => {
    const sent = { ...changed };
    if (!isDone()) put({ state: 'saving' });
    const answer = await host.save(version, answerList(store.get().answers));
    if (!answer.ok) return fail(answer);
    take(sent, answer.data);
    return true;
  };

  const sendAll = async (): Promise<boolean> => {
    while (!isDone()) if (!(await sendOnce())) return false;
    return true;
  };

  const alone = (work: () => Promise<boolean>): Promise<boolean> => {
    cancel();
    if (store.get().refusal) return Promise.resolve(false);
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };

  const flush = (): Promise<boolean> => alone(sendAll);

  return {
    store,
    version: () => version,
    flush,
    refresh: () => alone(async () => (await sendOnce()) && sendAll()),
    change: (question, values) => {
      changed = { ...changed, [question]: values };
      const answers = { ...store.get().answers, [question]: values };
      put({ answers, state: 'waiting', outlasts: host.keep(version, changed) });
      schedule(PAUSE);
    },
    start: () => {
      active = true;
      if (!isDone()) schedule(PAUSE);
    },
    stop: () => {
      active = false;
      cancel();
    },
  };
};
