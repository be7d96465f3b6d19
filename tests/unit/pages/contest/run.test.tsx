// @vitest-environment window
// @window-url https://app.example/answer_active/3
import { beforeEach, expect, it } from 'vitest';
import { Route } from 'wouter';
import RunPage from '#src/pages/contest/run/view.tsx';
import { beginSession } from '#src/platform/session/session.ts';
import { button } from '../../harness/fill.ts';
import { mount, press, settle, settleUntil } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

const question = {
  ...{ id: '1', kind: 'single', title: '第一题', required: 1 },
  options: [{ id: 'a', title: '甲' }],
};
const run = {
  ...{ id: '3', game: '1', title: '每日一答', seconds: 20, place: 1, total: 2 },
  ...{ phase: 'asked', question: [question], left: 15_000, score: 0, draws: 'none' },
};

const open = async () => {
  stubBackEnd(({ path }) => {
    const answered = { ...run, phase: 'answered', correct: 1, chosen: ['a'], right: ['甲'] };
    return { code: 200, data: path === '/v1/game/answer' ? answered : run };
  });
  const { host } = await mount(<Route path="/answer_active/:answer_id" component={RunPage} />);
  await settle();
  return host;
};

const layers = (): number => Object(history.state).layers ?? 0;
const request = (host: Element) => host.textContent?.includes('先离开一下？') ?? false;
const openSheet = (host: Element) => host.querySelector('dialog[open]')?.textContent ?? '';

beforeEach(() => {
  history.replaceState({ entry: crypto.randomUUID() }, '', '/answer_active/3');
  beginSession('token', { id: '7' });
});

it('a question whose time runs asks before it is left, by the phone’s way back as by the page’s', async () => {
  const host = await open();
  expect(request(host)).toBe(false);
  await settleUntil(() => layers() === 1);
  await press(host.querySelector('header button'));
  expect(openSheet(host)).toContain('离开后仍在计时，这一题到时间还没有答就算答错。');
  await press(button(host, '继续作答'));
  expect(openSheet(host)).toBe('');
  await settle(() => history.back());
  await settleUntil(() => openSheet(host) !== '');
  expect(location.pathname).toBe('/answer_active/3');
});

it('between two questions nothing runs, and nothing is asked', async () => {
  const host = await open();
  await settleUntil(() => layers() === 1);
  await press(host.querySelector('input[type=radio]'));
  await press(button(host, '提交答案'));
  expect(host.textContent).toContain('答对了');
  await settleUntil(() => layers() === 0);
  await press(host.querySelector('header button'));
  expect(openSheet(host)).toBe('');
});
