import { type Answer, type Answers, answerList, answersOf } from '#schemas/assessment/question.ts';
import type { CheckedAnswer, Failed } from '#src/platform/calls/answered.ts';
import { createStore, type Store } from '#src/platform/storage/store.ts';
import type { Saved, Time } from '../paper-calls.ts';
import type { PaperRefusal, Refused } from '../refusals.ts';
import { alikeAnswers, type PendingAnswers } from './merge.ts';
import { createPending, type Sending } from './pending-answers.ts';

/**
 * `waiting`: changed, and sent after a pause; `unsynced`: could not be sent, kept on the phone; `refused`:
 * the server accepts no more changes.
 */
type SyncState = 'synced' | 'waiting' | 'saving' | 'unsynced' | 'refused';

export type PaperDraft = {
  answers: Answers;
  state: SyncState;
  /** Another device has changed answers meanwhile, and both were merged. */
  merged: boolean;
  outlasts: boolean;
  refusal: Refused | undefined;
} & Time;

export type DraftHost = {
  save: (
    version: number,
    answers: readonly Answer[],
  ) => Promise<CheckedAnswer<Saved, PaperRefusal>>;
  /** Stores unconfirmed answers on the phone; returns whether they outlast the page. */
  keep: (pending: PendingAnswers) => boolean;
  /** Calls `run` after `ms`; returns how to cancel. */
  defer: (run: () => void, ms: number) => () => void;
};

/** Pause between a change and its save, so that typing is not sent letter by letter, in ms. */
const PAUSE = 800;
/** In ms. */
const RETRY = 5000;
/** The product's own refusals have five digits: repeating the call would not help. */
const REFUSED = /^\d{5}$/;

export type DraftSync = {
  store: Store<PaperDraft>;
  version: () => number;
  change: (question: string, values: readonly string[]) => void;
  /** Sends what was not sent yet; true once the server has everything. */
  flush: () => Promise<boolean>;
  /** Reads the server's draft, even where nothing was changed here. */
  refresh: () => Promise<boolean>;
  /** Saves automatically, from the beginning or again after `stop`. */
  start: () => void;
  stop: () => void;
  /** Ends the draft once the paper is sent or over: its stored answers are deleted. */
  end: () => void;
};

type Begin = Time & { version: number; answers: Answers; pending?: PendingAnswers | undefined };

/**
 * Saves a draft on the phone at every change and on the server soon after. Where another device was faster,
 * the changes made here are merged into its draft, so that neither loses an answer to another question.
 * `pending`: what an earlier visit stored and did not send.
 */
export const createDraftSync = (host: DraftHost, begin: Begin): DraftSync => {
  const { answers: begun, deadline, left } = begin;
  const pending = createPending(begin, begin.pending);
  let cancel = (): void => undefined;
  let active = true;
  let ended = false;
  let running: Promise<boolean> | undefined;
  let countedAt = performance.now();
  const store = createStore<PaperDraft>({
    answers: { ...begun, ...pending.answers() },
    state: pending.isDone() ? 'synced' : 'waiting',
    merged: pending.isOver,
    ...{ outlasts: true, refusal: undefined, deadline, left },
  });
  const put = (part: Partial<PaperDraft>): void => store.set({ ...store.get(), ...part });
  const keep = (): boolean => host.keep(pending.all());

  const schedule = (ms: number): void => {
    cancel();
    if (active && !ended) cancel = host.defer(() => void flush(), ms);
  };

  const recount = (): void => {
    const now = performance.now();
    put({ left: Math.max(0, store.get().left - (now - countedAt)) });
    countedAt = now;
  };

  const merge = (sending: Sending, theirs: Answers, version: number): void => {
    const both = pending.merge(sending, theirs, version);
    const { answers, merged } = store.get();
    put({ answers: both, merged: merged || !alikeAnswers(both, answers) });
  };

  const take = (sending: Sending, answer: Saved): void => {
    const theirs = answersOf(answer.answers);
    if (answer.saved) pending.taken(sending, theirs, answer.version);
    else merge(sending, theirs, answer.version);
    countedAt = performance.now();
    put({
      outlasts: keep(),
      state: pending.isDone() ? 'synced' : 'waiting',
      deadline: answer.deadline,
      left: answer.left,
    });
  };

  const fail = ({ code, refusal: name, message }: Failed<PaperRefusal>): false => {
    if (name === 'badPayload' || REFUSED.test(code))
      put({ state: 'refused', refusal: { name, message } });
    else if (!pending.isDone()) {
      put({ state: 'unsynced' });
      schedule(RETRY);
    }
    return false;
  };

  const sendOnce = async (): Promise<boolean> => {
    const sending = pending.send();
    if (!pending.isDone()) put({ state: 'saving', outlasts: keep() });
    const answer = await host.save(pending.version(), answerList(store.get().answers));
    if (ended) return false;
    if (!answer.ok) return fail(answer);
    take(sending, answer.data);
    return true;
  };

  const sendAll = async (): Promise<boolean> => {
    while (!pending.isDone()) if (!(await sendOnce())) return false;
    return true;
  };

  const alone = (work: () => Promise<boolean>): Promise<boolean> => {
    cancel();
    if (ended || store.get().refusal) return Promise.resolve(false);
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };

  const flush = (): Promise<boolean> => alone(sendAll);

  const change: DraftSync['change'] = (question, values) => {
    const answers = { ...store.get().answers, [question]: values };
    if (ended) return put({ answers });
    pending.change(question, values);
    const state = store.get().refusal ? 'refused' : 'waiting';
    put({ answers, state, outlasts: keep() });
    if (state === 'waiting') schedule(PAUSE);
  };

  return {
    store,
    version: pending.version,
    flush,
    refresh: () => alone(async () => (await sendOnce()) && sendAll()),
    change,
    start: () => {
      if (!active) recount();
      active = true;
      // deletes stored answers that the server has by now
      if (begin.pending) keep();
      if (!pending.isDone()) schedule(PAUSE);
    },
    stop: () => {
      active = false;
      cancel();
    },
    end: () => {
      ended = true;
      cancel();
      pending.forget();
      put({ outlasts: keep() });
    },
  };
};
