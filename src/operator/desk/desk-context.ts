import { createContext, useContext } from 'react';
import { useStore } from '../../platform/storage/store.ts';
import { mayDo } from '../session.ts';
import type { Desk } from './desk.ts';
import type { DeskState } from './desk-state.ts';

const DeskContext = createContext<Desk | null>(null);

export const DeskProvider = DeskContext.Provider;

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is no desk here');
  return desk;
};

export const useDeskState = (): DeskState => useStore(useDesk().store);

/** What the operator at this desk may do. */
export const useRights = () => {
  const { role } = useDeskState().operator;
  return { edit: mayDo(role, 'edit'), publish: mayDo(role, 'publish') };
};
