import { createContext, useContext } from 'react';
import { useStore } from '../../platform/storage/store.ts';
import { mayDo } from '../session.ts';
import type { DraftEditor } from './draft-editor.ts';
import type { DeskState } from './state.ts';

const DeskContext = createContext<DraftEditor | null>(null);

export const DeskProvider = DeskContext.Provider;

export const useDraftEditor = (): DraftEditor => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no desk here');
  return desk;
};

export const useDeskState = (): DeskState => useStore(useDraftEditor().store);

/** The rights of the operator who is signed in. */
export const useRights = () => {
  const { role } = useDeskState().operator;
  return { edit: mayDo(role, 'edit'), publish: mayDo(role, 'publish') };
};
