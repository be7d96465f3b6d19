import type { ComponentType } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, expect } from 'vitest';
import { writeSession } from '#src/platform/session/session.ts';
import { mount } from '../mount.tsx';
import { type Reply, stubBackEnd } from '../stub-back-end.ts';

/** The call that says what an account has. */
export const ACCOUNT = '/v1/Member/accountState';

export const doneAnswer = { code: 200, data: {} };
const account = { id: 7, nickname: '李明', avatar: '', phone: '', hasPassword: 0 };
export const bound = { code: 200, data: { ...account, phone: '138****1234', hasPassword: 1 } };
export const profile = {
  name: '',
  sex: 0,
  hospital: '',
  department: '',
  jobTitle: '',
  province: '',
  city: '',
  idCard: '',
};

const answers: Readonly<Record<string, Reply>> = {
  [ACCOUNT]: { code: 200, data: account },
  '/v9/Member/getForm': { code: 200, data: profile },
  '/v1/Login/sendSmsCode': { code: 200, data: { wait: 60, simulatedCode: '' } },
  '/v1/Login/sessions': {
    code: 200,
    data: {
      data: [
        { id: 'a1', start_time: 1_760_600_000, own: 1 },
        { id: 'b2', start_time: 1_760_000_000, own: 0 },
      ],
    },
  },
  '/v1/index/vueversion': { code: 200, data: { version: '1.4.0' } },
};

/** Opens a page of the account at its address; `to` gives what was sent to a call. */
export const open = async (
  Page: ComponentType,
  address: string,
  other: Readonly<Record<string, Reply>> = {},
) => {
  history.replaceState(null, '', address);
  const requests = stubBackEnd(({ path }) => ({ ...answers, ...other })[path] ?? doneAnswer);
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page />
    </SWRConfig>,
  );
  const to = (path: string) => requests.filter((one) => one.path === path).map(({ body }) => body);
  return { host, to };
};

/** Each test of a file begins with an empty store and a member who is logged in. */
export const asMemberBeforeEach = () =>
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    writeSession('token', 'member');
  });

export const key = expect.stringMatching(/.{32}/);
