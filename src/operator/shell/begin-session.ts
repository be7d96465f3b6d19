import { whoAmI } from '../../../schemas/operator/endpoints.ts';
import { callOperator } from '../call-operator.ts';
import { beginOperator, sessionStore } from '../session.ts';

/** Asks who is signed in; who cannot be told counts as signed out. */
export const beginSession = async (): Promise<void> => {
  const answer = await callOperator(whoAmI, {});
  if (answer.ok && answer.data) beginOperator(answer.data);
  else sessionStore.set({ state: 'out' });
};
