import { whoAmI } from '#schemas/operator/endpoints.ts';
import { callOperator } from '../call-operator.ts';
import { beginOperator, sessionStore } from '../session.ts';

/** Reads who is signed in; without an answer from a server that stays open. */
export const beginSession = async (): Promise<void> => {
  const answer = await callOperator(whoAmI, {});
  if (answer.ok && answer.data) beginOperator(answer.data);
  else if (answer.ok || answer.refusal === 'operatorSignedOut') sessionStore.set({ state: 'out' });
  else sessionStore.set({ state: 'unreachable', message: answer.message });
};
