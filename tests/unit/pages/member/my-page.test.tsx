// @vitest-environment window

import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { myAddress } from '#schemas/member/addresses.ts';
import { memberHome } from '#schemas/member/endpoints.ts';
import { homeOfMember } from '#schemas/member/samples.ts';
import MyPage from '#src/pages/member/my/view.tsx';
import { pages } from '#src/pages/member/pages.ts';
import { writeSession } from '#src/platform/session/session.ts';
import { fixDate } from '../../harness/fixed-date.ts';
import { inPage, pageAt } from '../../harness/in-page.tsx';
import { mount, press, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

fixDate('2026-11-29T14:00:00+08:00');

const home = {
  ...{ ...homeOfMember, headimg: '' },
  counters: { ...homeOfMember.counters, unread: 12_345 },
};
const ROLES = /讲师|认证医生|学习会员/;

const open = async (answer: Reply | Promise<Reply>) => {
  stubBackEnd(({ path }) => (path === memberHome.path ? answer : { code: 404 }));
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      {inPage(pageAt(pages, myAddress), <MyPage />)}
    </SWRConfig>,
  );
  await settle();
  return host;
};

beforeEach(() => writeSession('token', 't'));

test('nothing that depends on the member’s part stands before it is known', async () => {
  let answer = (_: Reply): void => undefined;
  const host = await open(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  expect(host.textContent).toContain('我的');
  expect(host.textContent).not.toMatch(ROLES);
  expect(host.textContent).not.toContain('常用功能');
  await settle(() => answer({ code: 200, data: { ...home, teacher_id: 7, is_doctor: 1 } }));
  await settle();
  expect(host.querySelector('a[href="/join?id=7"]')?.textContent).toBe('讲师主页');
  expect(host.textContent).toMatch(/讲师.*认证医生/);
});

test('a plain member sees no part, and the counters lead to their pages', async () => {
  const host = await open({ code: 200, data: { ...home, vip_time: null } });
  expect(host.textContent).not.toMatch(ROLES);
  const follows = host.querySelector('ul a[href="/guanzhu"]');
  expect(follows?.textContent).toBe('13关注');
  expect(host.querySelector('a[href="/messages"]')?.textContent).toBe('1.2万未读');
});

test('an account that is going to end says when, and leads to where that is taken back', async () => {
  const saved = await open({ code: 200, data: home });
  expect(saved.querySelector('a[href="/cancellation"]')).toBe(null);
  const host = await open({ code: 200, data: { ...home, cancel_time: 1_795_161_600 } });
  const words = host.querySelector('a[href="/cancellation"]')?.textContent;
  expect(words).toMatch(/^账号将于 11月20日 16:00 注销撤销注销$/);
});

test('every entry stands once', async () => {
  const host = await open({ code: 200, data: { ...home, teacher_id: 7, is_doctor: 1 } });
  const entries = [...host.querySelectorAll('header a, ul a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(entries).toContain('/questionnaire_certification');
  expect(entries).toContain('/service');
  expect(entries).toEqual([...new Set(entries)]);
});

test.each([
  [4_102_444_800, true],
  [1_700_000_000, false],
])('a card until %i shows: %s; without one there is a way to it', async (vip_time, shows) => {
  const host = await open({ code: 200, data: { ...home, vip_time } });
  const words = host.querySelector('a[href="/upgradeMember"]')?.textContent;
  expect(words?.includes('学习会员')).toBe(shows);
  expect(words?.includes('开通会员卡')).toBe(!shows);
});

test('without a phone it leads to where one is bound', async () => {
  const host = await open({ code: 200, data: { ...home, phone: '' } });
  expect(host.querySelector('a[href="/bindPhone"]')).not.toBeNull();
});

test('a failure says why and can be tried again', async () => {
  let fails = true;
  stubBackEnd(() => (fails ? { code: 500, msg: '服务开小差了' } : { code: 200, data: home }));
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      {inPage(pageAt(pages, myAddress), <MyPage />)}
    </SWRConfig>,
  );
  await settle();
  expect(host.querySelector('[role="alert"]')?.textContent).toContain('服务开小差了');
  fails = false;
  await press(host.querySelector('[role="alert"] button'));
  await settle();
  expect(host.textContent).toContain('周明远');
});
