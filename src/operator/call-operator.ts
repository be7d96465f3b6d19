import * as z from 'zod/mini';
import type { Endpoint } from '../../schemas/define-endpoint.ts';
import { envelope, SUCCESS } from '../../schemas/envelope.ts';
import { whoAmI } from '../../schemas/operator/endpoints.ts';
import { consoleRefusals } from '../../schemas/operator/refusals.ts';
import { refusalName } from '../platform/calls/refusal-name.ts';
import { beginOperator, csrfToken, noteSessionOver, session } from './session.ts';

/** No call waits longer than this, in ms; a picture may be on its way for a while. */
const TIME_LIMIT = 30_000;

export type OperatorAnswer<D> =
  | { ok: true; data: D }
  | { ok: false; message: string; over: boolean };

const FAILED = '网络连接失败，请稍后重试';

const post = async (path: string, body: string): Promise<unknown> => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': csrfToken() },
    credentials: 'same-origin',
    body,
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  return response.json();
};

const refused = (message: string, over = false) => ({ ok: false, message, over }) as const;

/** The session that a call is sent in. */
const sender = () => {
  const current = session.get();
  return {
    token: csrfToken(),
    id: 'operator' in current ? current.operator.id : undefined,
  };
};

type Sender = ReturnType<typeof sender>;

/** Whether this tab has gone over to a later session of the same operator since. */
const isLater = ({ token, id }: Sender): boolean => {
  const now = sender();
  return now.id === id && now.token !== '' && now.token !== token;
};

/**
 * Whether the call may be made again, in a session that has begun since it was sent: here, or in
 * another tab, whose token is then read. Somebody else there ends this desk.
 */
const isRenewed = async (sent: Sender): Promise<boolean> => {
  if (sent.token === '' || csrfToken() !== sent.token) return isLater(sent);
  const answer = await callOperator(whoAmI, {});
  if (csrfToken() !== sent.token) return isLater(sent);
  if (!answer.ok || !answer.data) return false;
  if (answer.data.operator.id === sent.id) beginOperator(answer.data);
  else noteSessionOver();
  return isLater(sent);
};

const needsSession = ({ access }: Endpoint): boolean =>
  typeof access === 'object' && access.operator !== null;

/** Makes a call of the console; never throws. A session that is over is noted. */
export const callOperator = async <P extends z.core.$ZodType, D extends z.core.$ZodType>(
  endpoint: Endpoint<P, D>,
  payload: z.input<P>,
): Promise<OperatorAnswer<z.output<D>>> => {
  const sent = sender();
  let body: unknown;
  try {
    body = await post(endpoint.path, JSON.stringify(payload));
  } catch {
    return refused(FAILED);
  }
  const told = z.safeParse(envelope, body);
  if (!told.success) return refused('服务器的回答无法识别，请刷新页面后重试');
  const { code, msg, data } = told.data;
  const refusal = refusalName({ refusals: { ...consoleRefusals, ...endpoint.refusals } }, code);
  const isOver = refusal === 'operatorSignedOut';
  // a token that belongs to no session of ours, such as one from before, is no end
  if ((isOver || refusal === 'forgedRequest') && needsSession(endpoint) && (await isRenewed(sent)))
    return callOperator(endpoint, payload);
  if (isOver) {
    // an answer from before does not end the session that is on now
    if (csrfToken() === sent.token) noteSessionOver();
    return refused('登录已过期，请重新登录', true);
  }
  if (code !== SUCCESS) return refused(msg || '操作没有成功，请稍后重试');
  const read = z.safeParse(endpoint.data, data);
  return read.success
    ? { ok: true, data: read.data }
    : refused('服务器的回答与本页面版本不符，请刷新页面');
};
