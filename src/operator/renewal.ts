import type * as z from 'zod/mini';
import type { whoAmI } from '#schemas/operator/endpoints.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { beginOperator, csrfToken, noteSessionOver, sessionStore } from './session.ts';

export const sender = () => {
  const current = sessionStore.get();
  return {
    token: csrfToken(),
    id: 'operator' in current ? current.operator.id : undefined,
  };
};

type Sender = ReturnType<typeof sender>;

/** Reads who is signed in. */
type Ask = () => Promise<CheckedAnswer<z.output<typeof whoAmI.data>>>;

/** Whether this tab has a later session of the same operator by now. */
const isNewer = ({ token, id }: Sender): boolean => {
  const now = sender();
  return now.id === id && now.token !== '' && now.token !== token;
};

/**
 * Whether the call may be repeated in a later session of the same operator, begun here or in another tab,
 * whose token is then read. A session of another operator there ends this desk.
 */
const isRenewed = async (sent: Sender, ask: Ask): Promise<boolean> => {
  if (sent.token === '' || csrfToken() !== sent.token) return isNewer(sent);
  const answer = await ask();
  if (csrfToken() !== sent.token) return isNewer(sent);
  if (!answer.ok || !answer.data) return false;
  if (answer.data.operator.id === sent.id) beginOperator(answer.data);
  else noteSessionOver();
  return isNewer(sent);
};

/** Reads the operator's present rights from the server. */
export const renewRights = async (ask: Ask): Promise<void> => {
  const before = sessionStore.get();
  if (before.state !== 'in') return;
  const answer = await ask();
  // a sign-in or sign-out meanwhile has newer facts
  if (sessionStore.get() !== before || !answer.ok || !answer.data) return;
  const { operator, csrf } = answer.data;
  if (operator.id !== before.operator.id || csrf !== before.csrf) return;
  if (JSON.stringify(operator) !== JSON.stringify(before.operator)) beginOperator(answer.data);
};

const needsSession = ({ access }: Endpoint): boolean =>
  typeof access === 'object' && access.operator !== null;

/** Handles a call whose session was refused; true where a later session has replaced it. */
export const renew = async (
  endpoint: Endpoint,
  sent: Sender,
  isOver: boolean,
  ask: Ask,
): Promise<boolean> => {
  // the same operator's later session repeats the call
  if (needsSession(endpoint) && (await isRenewed(sent, ask))) return true;
  // an answer to an earlier session's call does not end the present session
  if (isOver && csrfToken() === sent.token) noteSessionOver();
  return false;
};
