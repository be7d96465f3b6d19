import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { mergeDocuments } from '#schemas/publication/merge-documents.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { isLost } from '../call-operator.ts';
import { mayDo } from '../session.ts';
import { noteChange, sameDocument } from './history.ts';
import { keepDesk } from './saved.ts';
import { type Desk, type DeskState, draftFaultsOf, type EditorDraft } from './state.ts';

export const mayEdit = ({ store, edited }: Desk): boolean =>
  mayDo(store.get().operator, 'home.edit') && edited.isOpen();

export const set = ({ store, edited }: Desk, changes: Partial<DeskState>): void => {
  store.set({ ...store.get(), ...changes });
  // only these are stored
  if (!changes.base && !changes.document && !changes.history) return;
  const { operator, base, document, history } = store.get();
  keepDesk(operator.id, { base: base.document, document, history }, edited.savedAs);
};

const isClean = ({ store, unanswered }: Desk): boolean =>
  !unanswered && sameDocument(store.get().document, store.get().base.document);

const saveSoon = (desk: Desk, pause: number): void => {
  clearTimeout(desk.timer);
  desk.timer = setTimeout(() => void save(desk), pause);
};

/** Runs after every change of the document, which is saved even with faults. */
export const settleDown = (desk: Desk): void => {
  const clean = isClean(desk);
  const { faults: before, document } = desk.store.get();
  const faults = draftFaultsOf(document);
  set(desk, {
    // the same array while the faults are equal, so that nothing renders again
    faults: JSON.stringify(faults) === JSON.stringify(before) ? before : faults,
    save: clean ? 'saved' : 'waiting',
  });
  clearTimeout(desk.timer);
  if (!clean) saveSoon(desk, desk.times.pause);
};

const tell = (desk: Desk, text: string): void =>
  set(desk, { news: { id: desk.store.get().news.id + 1, text } });

export const takeTheirs = (desk: Desk, theirs: EditorDraft): void => {
  desk.unanswered = undefined;
  const { operator, base, document } = desk.store.get();
  const merged = mergeDocuments(base.document, document, theirs.document);
  const other = theirs.author !== operator.name;
  if (isClean(desk)) {
    set(desk, { base: theirs, document: theirs.document });
    if (other && !sameDocument(base.document, theirs.document))
      tell(desk, `${theirs.author}更新了${desk.edited.noun}`);
  } else if (merged.conflicts.length > 0) {
    set(desk, { clash: { ...merged, mine: document, theirs } });
    return;
  } else {
    set(desk, { base: theirs, document: merged.document });
    tell(desk, other ? `已与${theirs.author}的修改合并` : '已与另一处的修改合并');
  }
  settleDown(desk);
};

const takeSaved = (
  desk: Desk,
  saved: Pick<EditorDraft, 'version' | 'document'>,
  changes: Partial<DeskState> = {},
): void => {
  desk.unanswered = undefined;
  const base = { ...saved, author: desk.store.get().operator.name, savedAt: Date.now() };
  set(desk, { ...changes, base, trouble: '' });
  settleDown(desk);
};

const send = async (desk: Desk): Promise<void> => {
  set(desk, { save: 'saving' });
  const { base, document: latest } = desk.store.get();
  const sent = desk.unanswered ?? { version: base.version, document: latest };
  const answer = await desk.edited.save(sent);
  desk.unanswered = !answer.ok && isLost(answer) ? sent : undefined;
  if (!answer.ok) {
    set(desk, { save: 'failed', trouble: answer.message });
    return answer.refusal === 'operatorSignedOut' ? undefined : saveSoon(desk, desk.times.retry);
  }
  const { data } = answer;
  if (data.outcome === 'stale') return takeTheirs(desk, data.draft);
  if (data.outcome === 'faulty')
    return set(desk, { save: 'refused', trouble: data.faults[0]?.message ?? '' });
  takeSaved(desk, { version: data.version, document: sent.document });
};

export const save = async (desk: Desk): Promise<void> => {
  clearTimeout(desk.timer);
  if (desk.running || desk.store.get().clash || isClean(desk) || !mayEdit(desk))
    return desk.running;
  desk.running = send(desk).finally(() => {
    desk.running = undefined;
  });
  await desk.running;
};

/** Saves unsaved edits; true once everything is saved. */
export const saveNow = async (desk: Desk): Promise<boolean> => {
  await desk.running;
  await save(desk);
  return isClean(desk);
};

type Replaced =
  | { outcome: 'saved'; version: number; document: HomeDocument }
  | { outcome: 'stale'; draft: EditorDraft };

export const replace = async (
  desk: Desk,
  ask: (version: number) => Promise<CheckedAnswer<Replaced>>,
): Promise<string> => {
  await desk.running;
  clearTimeout(desk.timer);
  const answer = await ask(desk.store.get().base.version);
  if (!answer.ok) {
    settleDown(desk);
    return answer.message;
  }
  const { data } = answer;
  if (data.outcome === 'stale') {
    takeTheirs(desk, data.draft);
    return `${data.draft.author}刚刚又修改了草稿，请核对后再试`;
  }
  const { version, document } = data;
  takeSaved(desk, { version, document }, noteChange(desk.store.get(), document));
  return '';
};
