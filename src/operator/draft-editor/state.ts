import type * as z from 'zod/mini';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import type { readDesk } from '#schemas/publication/endpoints.ts';
import type { DocumentFault, HomeDocument } from '#schemas/publication/home-document.ts';
import type { Merged } from '#schemas/publication/merge-documents.ts';
import type { SignedOperator } from '../session.ts';
import { type History, noHistory } from './history.ts';

export type DeskData = z.output<typeof readDesk.data>;
export type EditorDraft = DeskData['draft'];

/** `refused`: the document is no draft at all, which editing does not make it. */
type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused';

/** Two operators' conflicting changes, between which the operator has to choose. */
export type Clash = Merged & { mine: HomeDocument; theirs: EditorDraft };

export type DeskState = Pick<DeskData, 'live' | 'schedules' | 'presence'> & {
  operator: SignedOperator;
  /** The draft that the server holds, as last heard. */
  base: EditorDraft;
  document: HomeDocument;
  history: History;
  save: SaveState;
  /** Why the last save failed. */
  trouble: string;
  /** What keeps the document from being published; it is saved all the same. */
  faults: readonly DocumentFault[];
  clash: Clash | null;
  /** The step that was last undone or redone: from which document to which; 0: none yet. */
  replayed: { id: number; verb: '撤销' | '重做'; from: HomeDocument; to: HomeDocument };
  /** A stamp that is another once any plan has changed, and how many plans wait for a decision. */
  plans: { stamp: string; waiting: number };
  /** A message about what others did, shown once. */
  news: { id: number; text: string };
};

/** Faults that keep a document from being published. */
export const draftFaultsOf = (document: HomeDocument): DocumentFault[] =>
  readDraftDocument(document).faults;

/** The state of a desk before any edit. */
export const firstState = (operator: SignedOperator, data: DeskData): DeskState => {
  const { draft, live, schedules, presence } = data;
  return {
    operator,
    base: draft,
    document: draft.document,
    history: noHistory,
    live,
    schedules,
    presence,
    save: 'saved',
    trouble: '',
    faults: draftFaultsOf(draft.document),
    clash: null,
    replayed: { id: 0, verb: '撤销', from: draft.document, to: draft.document },
    plans: { stamp: '', waiting: 0 },
    news: { id: 0, text: '' },
  };
};
