// @vitest-environment window
import { afterEach, expect, test, vi } from 'vitest';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { followPreview } from '#src/operator/preview/link/follow-preview.ts';
import { soundDocument } from '../harness/home-documents.ts';
import { type Reply, stubBackEnd } from '../harness/stub-back-end.ts';

afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 3_600_000;
/** The server's clock, years away from the phone's. */
const NOW = 1_000_000_000_000;

const draft = (document: unknown, left = HOUR): Reply => ({
  code: 200,
  data: { document, until: NOW + left, now: NOW },
});

const titled = (title: string): HomeDocument => ({
  ...soundDocument,
  site: { ...soundDocument.site, title },
});

const refusal = ({ code, message }: { code: number | string; message: string }): Reply => ({
  code,
  msg: message,
});

/** A preview behind which the back end answers as `reply` says at each moment. */
const following = (first: Reply) => {
  let reply = first;
  const requests = stubBackEnd(() => reply);
  const preview = followPreview('a.0.b');
  const answer = (next: Reply) => {
    reply = next;
  };
  const title = () => {
    const state = preview.state.get();
    return state.kind === 'shown' ? state.draft.get().site.title : state.kind;
  };
  return { ...preview, answer, requests, title };
};

test('each refresh shows the draft of that moment in the same store, by the link’s token', async () => {
  const { refresh, answer, requests, title, state } = following(draft(titled('甲')));
  expect(title()).toBe('waiting');
  await refresh();
  expect(title()).toBe('甲');
  const before = state.get();
  answer(draft(titled('乙'), 2 * HOUR));
  await refresh();
  expect(title()).toBe('乙');
  const after = state.get();
  if (before.kind !== 'shown' || after.kind !== 'shown') throw new Error('nothing is shown');
  expect(after.draft).toBe(before.draft);
  expect(after.until).toBe(NOW + 2 * HOUR);
  expect(requests.map(({ path, body }) => [path, body])).toEqual(
    Array(2).fill(['/v1/preview/draft', { token: 'a.0.b' }]),
  );
});

test.each([
  [publicationRefusals.previewExpired, '重新发一个'],
  [publicationRefusals.previewRevoked, '重新发一个'],
  [publicationRefusals.previewUnknown, '完整的链接'],
])(
  'a link that is refused shows why and what to do, in place of the draft: $name',
  async (refused, advice) => {
    const { refresh, answer, state } = following(draft(soundDocument));
    await refresh();
    answer(refusal(refused));
    await refresh();
    expect(state.get()).toMatchObject({ kind: 'closed', title: refused.message });
    expect(JSON.stringify(state.get())).toContain(advice);
  },
);

test('a network that fails takes away nothing that is shown, and is named where nothing is', async () => {
  const { refresh, answer, title, state } = following('<html>502</html>');
  await refresh();
  expect(state.get()).toMatchObject({ kind: 'closed', title: '预览暂时没有打开' });
  answer(draft(titled('甲')));
  await refresh();
  answer('<html>502</html>');
  await refresh();
  expect(title()).toBe('甲');
});

test('a draft that this page cannot read is not drawn', async () => {
  const { refresh, state } = following(draft({ ...soundDocument, version: 99 }));
  await refresh();
  expect(state.get()).toMatchObject({ kind: 'closed', title: '这份草稿还不能预览' });
});

test('a draft that is unfit to be published is drawn', async () => {
  const { refresh, title } = following(draft(titled('很长的站点名称'.repeat(5))));
  await refresh();
  expect(title()).toBe('很长的站点名称'.repeat(5));
});

test('what is shown ends with the link, by the server’s clock and without a network', async () => {
  vi.useFakeTimers();
  const { refresh, answer, title, state } = following(draft(titled('甲')));
  await refresh();
  answer('<html>502</html>');
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  await refresh();
  expect(title()).toBe('甲');
  await vi.advanceTimersByTimeAsync(1);
  expect(state.get()).toMatchObject({
    kind: 'closed',
    title: publicationRefusals.previewExpired.message,
  });
});
