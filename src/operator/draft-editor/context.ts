import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Right } from '#schemas/operator/areas.ts';
import { mayDo, type SignedOperator } from '../session.ts';
import type { DraftEditor } from './draft-editor.ts';
import type { DeskState } from './state.ts';

const DeskContext = createContext<DraftEditor | null>(null);

export const DeskProvider = DeskContext.Provider;

export const useDraftEditor = (): DraftEditor => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no desk here');
  return desk;
};

/** Renders again only when `select` gives another value. */
export const useDeskState = <T>(select: (state: DeskState) => T): T => {
  const { store } = useDraftEditor();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
};

/** The desk as of a moment ago: renders after the typed text, and yields to the next key. */
export const useDeferredDesk = (): DeskState => {
  const { store } = useDraftEditor();
  const [seen, setSeen] = useState({ of: store, state: store.get() });
  useEffect(() => {
    const look = () => startTransition(() => setSeen({ of: store, state: store.get() }));
    look();
    return store.subscribe(look);
  }, [store]);
  return seen.of === store ? seen.state : store.get();
};

export const useOpened = (open: () => DraftEditor): DraftEditor | undefined => {
  const [first] = useState(() => open);
  const [editor, setEditor] = useState<DraftEditor>();
  useEffect(() => {
    const opened = first();
    setEditor(opened);
    return opened.stop;
  }, [first]);
  return editor;
};

const OperatorContext = createContext<SignedOperator | null>(null);

export const OperatorProvider = OperatorContext.Provider;

export const useOperator = (): SignedOperator => {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('nobody is signed in here');
  return operator;
};

export const useMay = (right: Right): boolean => mayDo(useOperator(), right);

/**
 * `fixed`: it cannot be changed now; `apart`: a page of its own, which shares nothing with the home pages.
 */
export type EditedPlan = { id: number; fixed: boolean; apart?: true };

const PlanContext = createContext<EditedPlan | null>(null);

export const PlanProvider = PlanContext.Provider;

export const useEditedPlan = (): EditedPlan | null => useContext(PlanContext);

export const useRights = () => {
  const plan = useEditedPlan();
  const may = { edit: useMay('home.edit'), publish: useMay('home.decide') };
  return { ...may, edit: may.edit && !plan?.fixed };
};
