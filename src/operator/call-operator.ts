import { whoAmI } from '#schemas/operator/endpoints.ts';
import { consoleRefusals } from '#schemas/operator/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Data, Payload, ReadEndpoint, RefusalName } from '#schemas/wire/define-endpoint.ts';
import type { CheckedAnswer, Failed } from '#src/platform/calls/answered.ts';
import { type Call, type Client, createClient } from '#src/platform/calls/client.ts';
import { renew, renewRights, sender } from './renewal.ts';

export type ConsoleRefusal = keyof typeof consoleRefusals;

const client: Client<ConsoleRefusal> = createClient({
  refusals: consoleRefusals,
  open: (endpoint) => {
    const sent = sender();
    return {
      token: sent.token,
      headers: { 'x-csrf': sent.token },
      heard: (_received, refusal) => {
        if (refusal === 'noRight') void refreshRights();
        const isOver = refusal === 'operatorSignedOut';
        if (!isOver && refusal !== 'forgedRequest') return undefined;
        return renew(endpoint, sent, isOver, () => client.call(whoAmI));
      },
    };
  },
});

/** Reads the operator's rights again, since somebody may have changed their role. */
export const refreshRights = (): Promise<void> => renewRights(() => client.call(whoAmI));

const withoutAnswer: Readonly<Record<string, string>> = {
  payload: callRefusals.badPayload.message,
  'no-envelope': '服务器的回答无法识别，请刷新页面后重试',
  'payload does not fit': '服务器的回答与本页面版本不符，请刷新页面',
};

const wordsFor = ({ refusal, code, message, why }: Failed): string => {
  if (refusal === 'operatorSignedOut') return '登录已过期，请重新登录';
  if (code) return message || '操作没有成功，请稍后重试';
  return withoutAnswer[why] ?? '网络连接失败，请稍后重试';
};

/** Makes a call of the console; never throws, and describes every failure in words. */
export const callConsole: Call<ConsoleRefusal> = async (endpoint, payload) => {
  const answer = await client.call(endpoint, payload);
  return answer.ok ? answer : { ...answer, message: wordsFor(answer) };
};

/** Whether it is unknown if the server has carried a call out. */
export const isLost = ({ code, why }: Failed): boolean =>
  code === '' && why !== 'payload' && !why.startsWith('http-4');

/** For calls that change nothing. */
export const callOperator = <E extends ReadEndpoint>(
  endpoint: E,
  payload: Payload<E>,
): Promise<CheckedAnswer<Data<E>, RefusalName<E> | ConsoleRefusal>> =>
  callConsole(endpoint, payload);
