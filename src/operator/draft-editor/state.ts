import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import type { readDesk, saveDraft } from '#schemas/publication/endpoints.ts';
import type { DocumentFault, HomeDocument } from '#schemas/publication/home-document.ts';
import type { Merged } from '#schemas/publication/merge-documents.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import type { Store } from '#src/platform/storage/store.ts';
import type { SignedOperator } from '../session.ts';
import { type History, noHistory } from './history.ts';
import type { DeskSigns } from './watch-desk.ts';

/** @internal tests read it of a server */
export type DeskData = Data<typeof readDesk>;
export type EditorDraft = DeskData['draft'];

/** What an editor is opened with, and reads again; only the shared draft has all of it. */
export type DeskRead = Pick<DeskData, 'draft' | 'live'> & Partial<DeskData>;

/** `refused`: the document is no draft at all; further edits do not change that. */
type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused';

export type Clash = Merged & { mine: HomeDocument; theirs: EditorDraft };

export type DeskState = Pick<DeskData, 'live' | 'schedules' | 'presence'> & {
  operator: SignedOperator;
  base: EditorDraft;
  document: HomeDocument;
  history: History;
  save: SaveState;
  trouble: string;
  faults: readonly DocumentFault[];
  clash: Clash | null;
  /** The step that was last undone or redone; id 0: none yet. */
  replayed: { id: number; verb: '撤销' | '重做'; from: HomeDocument; to: HomeDocument };
  /** `stamp` changes with any plan; `waiting`: plans that wait for a decision. */
  plans: { stamp: string; waiting: number };
  news: { id: number; text: string };
};

type Sent = Pick<EditorDraft, 'version' | 'document'>;

export type Edited = {
  /** The key under which edits survive a reload; '' for the shared draft. */
  savedAs: string;
  noun: string;
  isOpen: () => boolean;
  read: () => Promise<CheckedAnswer<DeskRead>>;
  save: (sent: Sent) => Promise<CheckedAnswer<Data<typeof saveDraft>>>;
};

/** Edits are saved after a pause of `pause`, and a failed save is repeated after `retry`, in ms. */
export type Times = { pause: number; retry: number };

export type Desk = {
  readonly store: Store<DeskState>;
  readonly edited: Edited;
  readonly times: Times;
  timer?: ReturnType<typeof setTimeout>;
  running?: Promise<void> | undefined;
  /** A save without an answer: it is repeated, since later saves depend on its outcome. */
  unanswered?: Sent | undefined;
  reading: Promise<void>;
  heard?: DeskSigns;
  following: boolean;
};

export const draftFaultsOf = (document: HomeDocument): DocumentFault[] =>
  readDraftDocument(document).faults;

export const firstState = (operator: SignedOperator, data: DeskRead): DeskState => {
  const { draft, live, schedules = [], presence = [] } = data;
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
