import { whoAmI } from '#schemas/operator/endpoints.ts';
import { callOperator } from '../call-operator.ts';
import { beginOperator, sessionStore } from '../session.ts';

/** Only a server's answer can say that nobody is signed in. */
export const beginSession = async (): Promise<void> => {
  const answer = await callOperator(whoAmI, {});
  if (answer.ok && answer.data) beginOperator(answer.data);
  else if (answer.ok || answer.refusal === 'operatorSignedOut') sessionStore.set({ state: 'out' });
  else sessionStore.set({ state: 'unreachable', message: answer.message });
};
