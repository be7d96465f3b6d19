import {
  readDesk,
  resetDraft,
  restoreDraftStep,
  saveDraft,
} from '#schemas/publication/endpoints.ts';
import { resolveConflicts, type Side } from '#schemas/publication/merge-documents.ts';
import { createStore, type Store } from '#src/platform/storage/store.ts';
import { callOperator } from '../call-operator.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { type SignedOperator, sessionStore } from '../session.ts';
import type { Edit } from './edits.ts';
import { beat, hear, refresh } from './following.ts';
import { endGroup, noteChange, redo, type Step, sameDocument, undo } from './history.ts';
import { savedDesk } from './saved.ts';
import { mayEdit, replace, save, saveNow, set, settleDown, takeTheirs } from './saving.ts';
import {
  type Desk,
  type DeskRead,
  type DeskState,
  type Edited,
  type EditorDraft,
  firstState,
  type Times,
} from './state.ts';
import type { DeskSigns } from './watch-desk.ts';

export type DraftEditor = {
  store: Store<DeskState>;
  change: (edit: Edit, group?: string) => void;
  endGroup: () => void;
  undo: () => void;
  redo: () => void;
  saveNow: () => Promise<boolean>;
  settle: (sides: readonly Side[]) => void;
  /** Replaces the draft, unsaved edits included, by the live page; resolves to the failure, or ''. */
  reset: () => Promise<string>;
  /**
   * Replaces the draft, unsaved edits included, by a step of its history; resolves to the failure, or ''.
   */
  restore: (step: number) => Promise<string>;
  refresh: () => Promise<void>;
  hear: (signs: DeskSigns) => Promise<void>;
  beat: (editing: string) => Promise<void>;
  stop: () => void;
};

const usual: Times = { pause: 600, retry: 5000 };

const sharedDraft: Edited = {
  savedAs: '',
  noun: '草稿',
  isOpen: () => true,
  read: () => callOperator(readDesk, {}),
  save: (sent) => changeByOperator(saveDraft, sent),
};

const take = (desk: Desk, step: Step): void => {
  if (!mayEdit(desk) || desk.store.get().clash) return;
  set(desk, step);
  settleDown(desk);
};

const replay = (desk: Desk, verb: '撤销' | '重做', step: Step): void => {
  const { document: from, replayed } = desk.store.get();
  take(desk, step);
  const { document: to } = desk.store.get();
  if (to !== from) set(desk, { replayed: { id: replayed.id + 1, verb, from, to } });
};

const settle = (desk: Desk, sides: readonly Side[]): void => {
  const { clash } = desk.store.get();
  if (!clash) return;
  const choices = clash.conflicts.map((conflict, index) => ({
    conflict,
    side: sides[index] ?? 'theirs',
  }));
  const document = resolveConflicts(clash.document, clash.mine, choices);
  set(desk, { clash: null, base: clash.theirs, document });
  settleDown(desk);
  void save(desk);
};

const reset = (desk: Desk): Promise<string> =>
  replace(desk, async (version) => {
    const { live } = desk.store.get();
    const answer = await changeByOperator(resetDraft, { version, release: live.id });
    if (!answer.ok) return answer;
    const { data } = answer;
    return {
      ok: true,
      data: data.outcome === 'stale' ? data : { ...data, document: live.document },
    };
  });

const restore = async (desk: Desk, id: number): Promise<string> => {
  // unsaved edits become a step of the history as well
  if (!(await saveNow(desk))) return '草稿还没有保存，请稍后再试';
  return replace(desk, (version) => changeByOperator(restoreDraftStep, { id, version }));
};

const takeStored = (desk: Desk, draft: EditorDraft): void => {
  const { operator } = desk.store.get();
  const saved = mayEdit(desk) ? savedDesk(operator.id, desk.edited.savedAs) : undefined;
  if (!saved) return;
  set(desk, { history: saved.history });
  if (sameDocument(saved.base, saved.document)) return;
  set(desk, { base: { ...draft, document: saved.base }, document: saved.document });
  takeTheirs(desk, draft);
};

export const createDraftEditor = (
  operator: SignedOperator,
  data: DeskRead,
  times: Times = usual,
  edited: Edited = sharedDraft,
): DraftEditor => {
  const store = createStore(firstState(operator, data));
  const desk: Desk = { store, edited, times, reading: Promise.resolve(), following: false };
  takeStored(desk, data.draft);
  const unwatch = sessionStore.subscribe(() => {
    if (sessionStore.get().state === 'in') void save(desk);
  });
  return {
    store,
    change: (edit, group) => {
      const { document, history } = store.get();
      take(desk, noteChange({ document, history }, edit(document), group));
    },
    endGroup: () => set(desk, { history: endGroup(store.get().history) }),
    undo: () => replay(desk, '撤销', undo(store.get())),
    redo: () => replay(desk, '重做', redo(store.get())),
    saveNow: () => saveNow(desk),
    settle: (sides) => settle(desk, sides),
    reset: () => reset(desk),
    restore: (step) => restore(desk, step),
    refresh: () => refresh(desk),
    hear: (signs) => hear(desk, signs),
    beat: (editing) => beat(desk, editing),
    stop: () => {
      clearTimeout(desk.timer);
      unwatch();
    },
  };
};
