// @vitest-environment window
import { beforeEach, expect, test } from 'vitest';
import { studyWeek } from '#schemas/course/list-endpoints.ts';
import { StudyWeek } from '#src/entities/course/study/week.tsx';
import { beginSession } from '#src/platform/session/session.ts';
import { mount, settleUntil } from '../../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../../harness/stub-back-end.ts';

const show = async (member: string, reply: Reply) => {
  beginSession(`token-${member}`, { id: member });
  stubBackEnd(({ path }) => (path === studyWeek.path ? reply : { code: 200, data: {} }));
  const { host } = await mount(<StudyWeek />);
  const total = () => host.querySelector('strong')?.textContent ?? '';
  await settleUntil(() => total() !== '…');
  return { host, total: total() };
};

beforeEach(() => localStorage.clear());

test('a week that could not be read is not told as one without study', async () => {
  const { host, total } = await show('71', { code: 500, msg: '服务器出错' });
  expect(total).toBe('暂时没有取到');
  expect(host.textContent).not.toMatch(/0 ?分钟|还没有开始|去学一节/);
  expect(host.querySelectorAll('.spoken')).toHaveLength(0);
});

test('a week without study says so, and where to begin', async () => {
  const data = { today: '2026-11-27', days: [{ day: '2026-11-27', seconds: 0 }] };
  const { host, total } = await show('72', { code: 200, data });
  expect([total, host.querySelector('a')?.textContent]).toEqual(['还没有开始', '去学一节']);
});
