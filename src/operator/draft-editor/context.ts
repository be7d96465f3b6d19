import { createContext, useContext } from 'react';
import type { Right } from '../../../schemas/operator/areas.ts';
import { useStore } from '../../platform/storage/store.ts';
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

export const useDeskState = (): DeskState => useStore(useDraftEditor().store);

const OperatorContext = createContext<SignedOperator | null>(null);

export const OperatorProvider = OperatorContext.Provider;

/** The operator who is signed in. */
export const useOperator = (): SignedOperator => {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('nobody is signed in here');
  return operator;
};

/** Whether the operator who is signed in has that right. */
export const useMay = (right: Right): boolean => mayDo(useOperator(), right);

/** The plan that is edited instead of the shared draft; `fixed`: nothing of it is changed now. */
export type EditedPlan = { id: number; fixed: boolean };

const PlanContext = createContext<EditedPlan | null>(null);

export const PlanProvider = PlanContext.Provider;

/** The plan that is edited here; null: it is the shared draft. */
export const useEditedPlan = (): EditedPlan | null => useContext(PlanContext);

/** What the operator who is signed in may do with the page that is edited here. */
export const useRights = () => {
  const plan = useEditedPlan();
  const may = { edit: useMay('home.edit'), publish: useMay('home.decide') };
  return { ...may, edit: may.edit && !plan?.fixed };
};
