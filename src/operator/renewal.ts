import type * as z from 'zod/mini';
import type { Endpoint } from '../../schemas/define-endpoint.ts';
import type { whoAmI } from '../../schemas/operator/endpoints.ts';
import type { Answered } from '../platform/calls/answered.ts';
import { beginOperator, csrfToken, noteSessionOver, operatorSession } from './session.ts';

/** The session that a call is sent in. */
export const sender = () => {
  const current = operatorSession.get();
  return {
    token: csrfToken(),
    id: 'operator' in current ? current.operator.id : undefined,
  };
};

type Sender = ReturnType<typeof sender>;

/** Asks the server who is signed in. */
type Ask = () => Promise<Answered<z.output<typeof whoAmI.data>>>;

/** Whether this tab has gone over to a later session of the same operator since. */
const isLater = ({ token, id }: Sender): boolean => {
  const now = sender();
  return now.id === id && now.token !== '' && now.token !== token;
};

/**
 * Whether the call may be made again, in a session that has begun since it was sent: here, or in
 * another tab, whose token is then read. Somebody else there ends this desk.
 */
const isRenewed = async (sent: Sender, ask: Ask): Promise<boolean> => {
  if (sent.token === '' || csrfToken() !== sent.token) return isLater(sent);
  const answer = await ask();
  if (csrfToken() !== sent.token) return isLater(sent);
  if (!answer.ok || !answer.data) return false;
  if (answer.data.operator.id === sent.id) beginOperator(answer.data);
  else noteSessionOver();
  return isLater(sent);
};

const needsSession = ({ access }: Endpoint): boolean =>
  typeof access === 'object' && access.operator !== null;

/** What follows where the server does not take the session of a call; true: another one is there. */
export const renew = async (
  endpoint: Endpoint,
  sent: Sender,
  isOver: boolean,
  ask: Ask,
): Promise<boolean> => {
  // where the same operator has a later session, the call is made again in it
  if (needsSession(endpoint) && (await isRenewed(sent, ask))) return true;
  // an answer to an earlier session's call does not end the present session
  if (isOver && csrfToken() === sent.token) noteSessionOver();
  return false;
};
