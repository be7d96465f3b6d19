// @vitest-environment window
// @window-url https://app.example/questionnaire_achievement

import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import {
  questionnaireAchievement,
  questionnaireResults,
} from '#schemas/questionnaire/endpoints.ts';
import { attemptResult, badges } from '#schemas/questionnaire/samples.ts';
import AchievementPage from '#src/pages/questionnaire/achievement/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { randomKey } from '#src/platform/writing/random-key.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const none = { data: [], last_page: 0 };
const history = { data: [attemptResult], last_page: 1 };
const noticeOf = (sent: number, ...done: number[]): Reply => ({
  code: 200,
  data: { sent, passed: 0, points: 0, badges: badges(...done) },
});

/** What answers may change between calls. */
const open = async (answers: { head: Reply; list: Reply }) => {
  writeSession('token', randomKey());
  stubBackEnd(({ path }) => {
    if (path === questionnaireAchievement.path) return answers.head;
    return path === questionnaireResults.path ? answers.list : { code: 404 };
  });
  window.history.replaceState({ entry: randomKey() }, '');
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AchievementPage />
    </SWRConfig>,
  );
  await settle();
  return host;
};

const words = (host: Element, title: string) =>
  [...host.querySelectorAll('li')].find((each) => each.textContent?.includes(title))?.textContent;

const alerts = (host: Element) => host.querySelectorAll('[role="alert"]');
const again = (host: Element) =>
  [...host.querySelectorAll('button')].find((each) => each.textContent === '重新加载');

test('badges say what earns them, how far it is, and since when they are there', async () => {
  const list: Reply = { code: 200, data: history };
  const host = await open({ head: noticeOf(3, 1, 0, 3), list });
  expect(host.textContent).toContain('已获得 1/6');
  expect(words(host, '初次作答')).toBe('铜质徽章，已获得初次作答提交第 1 份问卷2025-11-20');
  expect(words(host, '乐于分享')).toBe('银质徽章，未获得乐于分享提交 5 份不同的问卷3/5');
  const way = host.querySelector('progress[aria-label="乐于分享的进度"]');
  expect([way?.getAttribute('value'), way?.getAttribute('max')]).toEqual(['3', '5']);
  expect(words(host, '满分答卷')).toMatch(/^金质徽章，未获得.*0\/1$/);
});

test('who has sent nothing sees all that can be earned, and where to begin', async () => {
  const host = await open({ head: noticeOf(0), list: { code: 200, data: none } });
  expect(host.textContent).toContain('已获得 0/6');
  expect(host.querySelectorAll('progress')).toHaveLength(6);
  expect(host.querySelector('dl')?.textContent).toBe('完成问卷0通过测评0获得积分0');
  expect(host.querySelector('a[href="/questionnaire_list"]')?.textContent).toBe('去看看问卷');
});

test('badges that do not come leave the history alone, and come with the next try', async () => {
  const answers = { head: 'broken' as Reply, list: { code: 200, data: history } as Reply };
  const host = await open(answers);
  expect(host.querySelector(`a[href*="attempt=${attemptResult.attempt}"]`)).not.toBeNull();
  expect(alerts(host)).toHaveLength(1);
  expect(alerts(host)[0]?.textContent).toContain('徽章没有加载出来');
  answers.head = noticeOf(1, 1);
  await press(again(host));
  expect(host.textContent).toContain('已获得 1/6');
  expect(alerts(host)).toHaveLength(0);
});

test('where nothing comes it is said once, and one tap asks for all of it', async () => {
  const answers: { head: Reply; list: Reply } = { head: 'broken', list: 'broken' };
  const host = await open(answers);
  expect(alerts(host)).toHaveLength(1);
  Object.assign(answers, { head: noticeOf(1, 1), list: { code: 200, data: history } });
  await press(again(host));
  await settle();
  expect(host.textContent).toContain('已获得 1/6');
  expect(host.querySelector(`a[href*="attempt=${attemptResult.attempt}"]`)).not.toBeNull();
});
