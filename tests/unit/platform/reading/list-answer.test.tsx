// @vitest-environment window
import { expect, test } from 'vitest';
import { examRank } from '#schemas/exam/endpoints.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ rank: first + at, nickname: '周**', score: 90 }));

const Ranking = () => {
  const { answer, items, next } = useList(examRank, { id: '1', span: 'total' });
  return (
    <button type="button" onClick={next}>
      {`${items.length} ${answer?.rule ?? 'unknown'} ${answer?.mine.rank ?? 0}`}
    </button>
  );
};

test('a list tells what its newest answer says beside the rows', async () => {
  writeSession('token', 't');
  stubBackEnd(({ body }) => {
    const { page } = Object(body);
    const data = page === 1 ? rowsFrom(1, 10) : rowsFrom(11, 2);
    const mine = { rank: page === 1 ? 12 : 11, ranked: 12, score: 80, spent: 1 };
    return { code: 200, data: { data, last_page: 2, rule: '分数高的在前', mine } };
  });
  const { host } = await mount(<Ranking />);
  expect(host.textContent).toBe('10 分数高的在前 12');
  await press(host.querySelector('button'));
  await settle();
  expect(host.textContent).toBe('12 分数高的在前 11');
});
