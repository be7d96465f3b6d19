import { loginAddress, wechatLoginAddress } from '#schemas/login/addresses.ts';
import { wechatLogin } from '#schemas/login/endpoints.ts';
import { switchVersion } from '#schemas/site/start-endpoints.ts';
import { LOGIN_DISABLED } from '#schemas/wire/envelope.ts';
import { toDisabled } from '#src/entities/member/disabled-reason.ts';
import { call } from '#src/platform/calls/call.ts';
import { failureText } from '#src/platform/calls/failure-text.ts';
import { inMessenger } from '#src/platform/device/device.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { readSession, writeSession } from '#src/platform/session/session.ts';
import { readVisit, writeVisit } from '#src/platform/storage/local-store.ts';
import { change } from '#src/platform/writing/change.ts';
import { isAnswered } from '#src/platform/writing/create-change.ts';
import { finishLogin } from '../after-login.ts';

/**
 * How an exchange ended. `in`, `disabled` and `refused` have left the page already; `unreachable`:
 * nobody has judged the code, so it may be tried again; `used`: the code was exchanged before; `foreign`:
 * another code than the requested one, not exchanged.
 */
export type Exchange = {
  is: 'in' | 'disabled' | 'refused' | 'unreachable' | 'used' | 'foreign';
  text: string;
};

type Ways = {
  /** The person tries again after `unreachable`. */
  again?: boolean;
  /** The code was not requested here, so a toast says who is logged in by it. */
  unasked?: boolean;
};

const USED = 'usedCodes';
/** Codes remembered at most, more than one visit can bring. */
const REMEMBERED = 20;

const usedCodes = (): string[] => (readVisit(USED) ?? '').split(' ').filter(Boolean);

const markUsed = (code: string): void =>
  writeVisit(USED, [...usedCodes(), encodeURIComponent(code)].slice(-REMEMBERED).join(' '));

const wasUsed = (code: string): boolean => usedCodes().includes(encodeURIComponent(code));

/** 1 = phone login, 2 = messenger login (shell rule 24); unknown counts as 2. */
const toLoginPage = async (from: string): Promise<void> => {
  const version = await call(switchVersion);
  if (location.pathname !== from) return;
  navigate(version.ok && version.data === 1 ? loginAddress() : wechatLoginAddress(), {
    replace: true,
  });
};

const exchange = async (code: string, unasked: boolean): Promise<Exchange> => {
  const from = location.pathname;
  const member_id = readSession('sharerId') || readSession('parentId');
  const answer = await change(wechatLogin, { code, member_id });
  if (answer.ok) {
    writeSession('wechatType', 'info');
    if (unasked) showToast(`已登录：${answer.data.user.nickname}`);
    // `anew` loads the page anew, which would remove the toast
    await finishLogin(answer.data, { anew: inMessenger() && !unasked, from });
    return { is: 'in', text: '' };
  }
  const text = failureText(answer);
  if (!isAnswered(answer)) return { is: 'unreachable', text };
  if (answer.code === LOGIN_DISABLED) {
    toDisabled(text);
    return { is: 'disabled', text };
  }
  showToast(text);
  await toLoginPage(from);
  return { is: 'refused', text };
};

const underWay = new Map<string, Promise<Exchange>>();

/**
 * Exchanges the messenger's code for a login (shell rule 21), once however often it is called: a
 * second mount shares the first one's exchange, and a reload or a way back finds the code used.
 */
export const exchangeCode = (
  code: string,
  { again = false, unasked = false }: Ways = {},
): Promise<Exchange> => {
  const running = underWay.get(code);
  if (running) return running;
  if (wasUsed(code) && !again) return Promise.resolve({ is: 'used', text: '' });
  markUsed(code);
  const begun = exchange(code, unasked).finally(() => underWay.delete(code));
  underWay.set(code, begun);
  return begun;
};
