// @vitest-environment window
import { App } from 'antd';
import { beforeEach, expect, test } from 'vitest';
import type { AppealHead } from '#schemas/exam/appeal-desk-endpoints.ts';
import { desk as appeals } from '#src/operator/exam/appeal/desk.tsx';
import { desk as marking } from '#src/operator/exam/desk.tsx';
import { zonedText } from '#src/operator/parts/moments.ts';
import { beginOperator } from '#src/operator/session.ts';
import { mount, settleUntil } from '../harness/mount.tsx';
import { signedOperator } from '../harness/operator/signed-operator.ts';
import { stubBackEnd } from '../harness/stub-back-end.ts';

beforeEach(() => beginOperator({ operator: signedOperator('publish'), csrf: 'a' }));

test('papers of every exam are listed at first', async () => {
  const exams = [{ id: 1, title: '心电图判读' }];
  const calls = stubBackEnd(({ path }) => ({
    code: 200,
    data: path.endsWith('/list-marking')
      ? { items: [], pages: 1, waiting: 0, exams }
      : { waiting: 0 },
  }));
  const { host } = await mount(<marking.Screen named="" />);
  await settleUntil(() => host.textContent.includes('没有等阅卷的答卷'));
  expect(calls.find(({ path }) => path.endsWith('/list-marking'))?.body).toMatchObject({
    ...{ state: 'waiting', exam: null, page: 1 },
  });
  expect(host.textContent).toContain('全部考试');
  expect(host.textContent).toContain('没有等阅卷的答卷');
});

const appeal = (state: AppealHead['state']): AppealHead => {
  const [answer, by, settledAt] =
    state === 'open' ? ['', '', null] : ['按评分细则复核过', '小周', 2];
  return {
    ...{ attempt: 7, exam: '心电图判读', text: '第三题多给了一个条件', at: 1 },
    ...{ scored: 58, score: 58, full: 100, marks: 1, state, answer, by, settledAt },
  };
};

test.each([
  ['open', true, '要改分，请先到阅卷里更正'],
  ['kept', false, `小周 答复 · ${zonedText(2)}按评分细则复核过`],
] as const)('an appeal that is %s can be answered: %s', async (state, asks, says) => {
  stubBackEnd(({ path }) => ({
    code: 200,
    data: path.endsWith('/read-appeal') ? appeal(state) : { items: [], pages: 1, waiting: 0 },
  }));
  await mount(
    <App>
      <appeals.Screen named="7" />
    </App>,
  );
  await settleUntil(() => document.body.textContent.includes(says));
  expect(document.querySelector('textarea') !== null).toBe(asks);
  expect(document.body.textContent).toContain(says);
});
