import type { Data } from '#schemas/define-endpoint.ts';
import {
  heartbeat,
  readDesk,
  resetDraft,
  restoreDraftStep,
  saveDraft,
} from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import {
  mergeDocuments,
  resolveConflicts,
  type Side,
} from '#schemas/publication/merge-documents.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { createStore, type Store } from '#src/platform/storage/store.ts';
import { callOperator, isLost } from '../call-operator.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { mayDo, type SignedOperator, sessionStore } from '../session.ts';
import type { Edit } from './edits.ts';
import { endGroup, noteChange, redo, type Step, sameDocument, undo } from './history.ts';
import { keepDesk, keptDesk } from './kept.ts';
import {
  type DeskData,
  type DeskState,
  draftFaultsOf,
  type EditorDraft,
  firstState,
} from './state.ts';
import type { DeskSigns } from './watch-desk.ts';

export type DraftEditor = {
  store: Store<DeskState>;
  change: (edit: Edit, group?: string) => void;
  endGroup: () => void;
  undo: () => void;
  redo: () => void;
  /** Saves unsaved edits; true once everything is saved. */
  saveNow: () => Promise<boolean>;
  settle: (sides: readonly Side[]) => void;
  /** Replaces the draft, unsaved edits included, by the live page; returns the failure, or ''. */
  reset: () => Promise<string>;
  /** Replaces the draft, unsaved edits included, by what a step of its history left; returns the failure, or ''. */
  restore: (step: number) => Promise<string>;
  refresh: () => Promise<void>;
  /** Reads what a stream has told of, where this desk does not know it yet. */
  hear: (signs: DeskSigns) => Promise<void>;
  beat: (editing: string) => Promise<void>;
  stop: () => void;
};

/** Edits are saved after a pause of `pause`, and a failed save is repeated after `retry`, in ms. */
type Times = { pause: number; retry: number };
const usual: Times = { pause: 600, retry: 5000 };
/** What a stream has told of is read this often at most before the next signal. */
const MOST_READS = 5;

/** What an editor edits: the shared draft, or a plan beside it. */
export type Edited = {
  /** Under which name its edits are kept over a reload; '' is the shared draft. */
  kept: string;
  noun: string;
  /** Whether it may be changed now, by who may change anything. */
  isOpen: () => boolean;
  read: () => Promise<CheckedAnswer<DeskData>>;
  save: (sent: Sent) => Promise<CheckedAnswer<Data<typeof saveDraft>>>;
};

type Sent = { version: number; document: HomeDocument };

const sharedDraft: Edited = {
  kept: '',
  noun: '草稿',
  isOpen: () => true,
  read: () => callOperator(readDesk, {}),
  save: (sent) => changeByOperator(saveDraft, sent),
};

/** Holds the draft while an operator edits it: saves it by itself, and merges what others save. */
export const createDraftEditor = (
  operator: SignedOperator,
  data: DeskData,
  times: Times = usual,
  edited: Edited = sharedDraft,
): DraftEditor => {
  const store = createStore(firstState(operator, data));
  const mayEdit = () => mayDo(operator, 'home.edit') && edited.isOpen();
  const { noun } = edited;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  /** A save without an answer: it is repeated, since what is saved on top has to know what became of it. */
  let unanswered: Sent | undefined;

  const set = (changes: Partial<DeskState>) => {
    store.set({ ...store.get(), ...changes });
    // nothing else is kept
    if (!changes.base && !changes.document && !changes.history) return;
    const { base, document, history } = store.get();
    keepDesk(operator.id, { base: base.document, document, history }, edited.kept);
  };
  const tell = (text: string) => set({ news: { id: store.get().news.id + 1, text } });
  const isClean = () =>
    !unanswered && sameDocument(store.get().document, store.get().base.document);
  const later = (pause = times.pause) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), pause);
  };

  /** Runs after every change of the document, which is saved whatever it says. */
  const settleDown = () => {
    const clean = isClean();
    const { faults: before, document } = store.get();
    const faults = draftFaultsOf(document);
    set({
      // what shows them is drawn anew where there are others
      faults: JSON.stringify(faults) === JSON.stringify(before) ? before : faults,
      save: clean ? 'saved' : 'waiting',
    });
    clearTimeout(timer);
    if (!clean) later();
  };

  const take = (step: Step) => {
    if (!mayEdit() || store.get().clash) return;
    set(step);
    settleDown();
  };

  /** Undoes or redoes a step, and says what that changed. */
  const replay = (verb: '撤销' | '重做', step: Step) => {
    const { document: from, replayed } = store.get();
    take(step);
    const { document: to } = store.get();
    if (to !== from) set({ replayed: { id: replayed.id + 1, verb, from, to } });
  };

  const takeTheirs = (theirs: EditorDraft) => {
    unanswered = undefined;
    const { base, document } = store.get();
    const clean = isClean();
    const merged = mergeDocuments(base.document, document, theirs.document);
    const other = theirs.author !== operator.name;
    if (clean) {
      set({ base: theirs, document: theirs.document });
      if (other && !sameDocument(base.document, theirs.document))
        tell(`${theirs.author}更新了${noun}`);
    } else if (merged.conflicts.length > 0) {
      set({ clash: { ...merged, mine: document, theirs } });
      return;
    } else {
      set({ base: theirs, document: merged.document });
      tell(other ? `已与${theirs.author}的修改合并` : '已与另一处的修改合并');
    }
    settleDown();
  };

  const send = async (): Promise<void> => {
    set({ save: 'saving' });
    const { base, document: latest } = store.get();
    const sent = unanswered ?? { version: base.version, document: latest };
    const { document } = sent;
    const answer = await edited.save(sent);
    if (!answer.ok) {
      unanswered = isLost(answer) ? sent : undefined;
      set({ save: 'failed', trouble: answer.message });
      return answer.refusal === 'operatorSignedOut' ? undefined : later(times.retry);
    }
    unanswered = undefined;
    if (answer.data.outcome === 'stale') return takeTheirs(answer.data.draft);
    if (answer.data.outcome === 'faulty') {
      const [fault] = answer.data.faults;
      return set({ save: 'refused', trouble: fault?.message ?? '' });
    }
    const saved = { version: answer.data.version, document, author: operator.name };
    set({ base: { ...saved, savedAt: Date.now() }, trouble: '' });
    settleDown();
  };

  const save = async (): Promise<void> => {
    clearTimeout(timer);
    if (running || store.get().clash || isClean() || !mayEdit()) return running;
    running = send().finally(() => {
      running = undefined;
    });
    await running;
  };

  type Replaced =
    | { outcome: 'saved'; version: number; document: HomeDocument }
    | { outcome: 'stale'; draft: EditorDraft };

  /** Has the server replace the draft, and takes what it is then; undo brings back what was there. */
  const replaced = async (
    send: (version: number) => Promise<CheckedAnswer<Replaced>>,
  ): Promise<string> => {
    await running;
    clearTimeout(timer);
    const answer = await send(store.get().base.version);
    if (!answer.ok) {
      settleDown();
      return answer.message;
    }
    if (answer.data.outcome === 'stale') {
      takeTheirs(answer.data.draft);
      return `${answer.data.draft.author}刚刚又修改了草稿，请核对后再试`;
    }
    const { version, document } = answer.data;
    unanswered = undefined;
    const saved = { version, document, author: operator.name, savedAt: Date.now() };
    set({ ...noteChange(store.get(), document), base: saved, trouble: '' });
    settleDown();
    return '';
  };

  const reset = (): Promise<string> =>
    replaced(async (version) => {
      const { live } = store.get();
      const answer = await changeByOperator(resetDraft, { version, release: live.id });
      if (!answer.ok) return answer;
      const { data } = answer;
      return {
        ok: true,
        data: data.outcome === 'stale' ? data : { ...data, document: live.document },
      };
    });

  const restore = async (id: number): Promise<string> => {
    await running;
    // what was not saved yet becomes a step of the history as well
    await save();
    if (!isClean()) return '草稿还没有保存，请稍后再试';
    return replaced((version) => changeByOperator(restoreDraftStep, { id, version }));
  };

  const readAnew = async () => {
    const answer = await edited.read();
    if (!answer.ok) return;
    const { draft, live, schedules, presence } = answer.data;
    set({ live, schedules, presence });
    const { base, clash } = store.get();
    if (draft.version > base.version && !clash && !running && !unanswered) takeTheirs(draft);
  };

  let reading: Promise<void> = Promise.resolve();
  /** One after the other, so that an answer that comes late puts nothing back. */
  const refresh = (): Promise<void> => {
    reading = reading.then(readAnew);
    return reading;
  };

  const learnPlans = (stamp: string, waiting: number): void => {
    const { plans } = store.get();
    if (plans.stamp !== stamp || plans.waiting !== waiting) set({ plans: { stamp, waiting } });
  };

  let heard: DeskSigns | undefined;
  let following = false;
  /** What a stream has told of, and this desk has not read yet; `seen`: what it told of before. */
  const isBehind = (seen: DeskSigns | undefined): boolean => {
    const { base, live, clash } = store.get();
    if (!heard) return false;
    if (heard.live > live.id || (seen && heard.schedules !== seen.schedules)) return true;
    return heard.draft > base.version && !clash;
  };
  const hear = async (signs: DeskSigns): Promise<void> => {
    const before = heard;
    heard = signs;
    learnPlans(signs.plans, signs.waitingPlans);
    if (following) return;
    following = true;
    let seen = before;
    for (let reads = 0; reads < MOST_READS && isBehind(seen); reads += 1) {
      // one's own save may be what it tells of
      await running;
      if (!isBehind(seen)) break;
      seen = heard;
      await refresh();
    }
    following = false;
  };

  const kept = mayEdit() ? keptDesk(operator.id, edited.kept) : undefined;
  if (kept) {
    const unsaved = !sameDocument(kept.base, kept.document);
    set({ history: kept.history });
    if (unsaved) {
      set({ base: { ...data.draft, document: kept.base }, document: kept.document });
      takeTheirs(data.draft);
    }
  }
  const unwatch = sessionStore.subscribe(() => {
    if (sessionStore.get().state === 'in') void save();
  });

  return {
    store,
    change: (edit, group) => {
      const { document, history } = store.get();
      take(noteChange({ document, history }, edit(document), group));
    },
    endGroup: () => set({ history: endGroup(store.get().history) }),
    undo: () => replay('撤销', undo(store.get())),
    redo: () => replay('重做', redo(store.get())),
    saveNow: async () => {
      await running;
      await save();
      return isClean();
    },
    settle: (sides) => {
      const { clash } = store.get();
      if (!clash) return;
      const choices = clash.conflicts.map((conflict, index) => ({
        conflict,
        side: sides[index] ?? 'theirs',
      }));
      const document = resolveConflicts(clash.document, clash.mine, choices);
      set({ clash: null, base: clash.theirs, document });
      settleDown();
      void save();
    },
    reset,
    restore,
    refresh,
    hear,
    beat: async (editing) => {
      const answer = await changeByOperator(heartbeat, { editing });
      if (!answer.ok) return;
      const { presence, draftVersion, liveRelease } = answer.data;
      const { base, live } = store.get();
      set({ presence });
      learnPlans(answer.data.plans, answer.data.waitingPlans);
      if (draftVersion > base.version || liveRelease !== live.id) await refresh();
    },
    stop: () => {
      clearTimeout(timer);
      unwatch();
    },
  };
};
