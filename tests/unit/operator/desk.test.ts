// @vitest-environment window
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { createDraftEditor } from '#src/operator/draft-editor/draft-editor.ts';
import { partNamed, setField } from '#src/operator/draft-editor/edits.ts';
import { beginOperator, sessionStore } from '#src/operator/session.ts';
import { soundDocument } from '../harness/home-documents.ts';
import { deskData } from '../harness/operator/desk-data.ts';
import { signedOperator } from '../harness/operator/signed-operator.ts';
import { type Reply, stubBackEnd } from '../harness/stub-back-end.ts';

const operator = signedOperator('publish');
const sections = partNamed('首页区块');
const titled = (title: string) => setField(sections, '直播标题', 'title', title);
const closed = setField(sections, '资讯列表', 'open', false);

const draftOf = (document: HomeDocument, version: number, author = '小李') => ({
  version,
  document,
  author,
  savedAt: 1,
});

const data = deskData(soundDocument);

const openDesk = (...given: Parameters<typeof createDraftEditor>) => {
  const desk = createDraftEditor(...given);
  onTestFinished(desk.stop);
  return desk;
};

const ok = (answer: unknown): Reply => ({ code: 200, msg: '', data: answer });

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  beginOperator({ operator, csrf: 'token' });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('saving', () => {
  test('a pause after the last change saves all of them at once, as the version that was read', async () => {
    const requests = stubBackEnd(() => ok({ outcome: 'saved', version: 5 }));
    const desk = openDesk(operator, data);
    desk.change(titled('一'));
    desk.change(closed);
    expect(desk.store.get().save).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests.map(({ path }) => path)).toEqual(['/operator/api/save-draft']);
    expect(requests[0]?.body).toMatchObject({
      version: 4,
      document: closed(titled('一')(soundDocument)),
    });
    expect(desk.store.get()).toMatchObject({ save: 'saved', base: { version: 5, author: '小周' } });
  });

  test('a failure is tried again with the same key', async () => {
    let answers = 0;
    const requests = stubBackEnd(() => {
      answers += 1;
      return answers === 1 ? '<html>' : ok({ outcome: 'saved', version: 5 });
    });
    const desk = openDesk(operator, data);
    desk.change(titled('一'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(desk.store.get().save).toBe('failed');
    await vi.advanceTimersByTimeAsync(6000);
    expect(desk.store.get().save).toBe('saved');
    expect(requests).toHaveLength(2);
    expect(requests[1]?.body.key).toBe(requests[0]?.body.key);
  });

  test('what has faults is saved with everything else, and the faults are told', async () => {
    const requests = stubBackEnd(() => ok({ outcome: 'saved', version: 5 }));
    const desk = openDesk(operator, data);
    const unfit = closed(titled('很'.repeat(21))(soundDocument));
    desk.change(titled('很'.repeat(21)));
    desk.change(closed);
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toMatchObject([{ body: { version: 4, document: unfit } }]);
    expect(desk.store.get()).toMatchObject({ save: 'saved', base: { document: unfit } });
    expect(desk.store.get().faults[0]?.message).toBe('区块标题最多 20 个字');
  });

  test('faults of a draft that somebody else saved are told from the beginning', () => {
    const unfit = titled('很'.repeat(21))(soundDocument);
    const desk = openDesk(operator, { ...data, draft: draftOf(unfit, 4) });
    expect(desk.store.get().faults[0]?.message).toBe('区块标题最多 20 个字');
  });

  test('what the server does not take as a draft says why, until something is changed', async () => {
    let taken = false;
    const requests = stubBackEnd(() =>
      taken
        ? ok({ outcome: 'saved', version: 5 })
        : ok({ outcome: 'faulty', faults: [{ path: '', message: '文档的层级太多' }] }),
    );
    const desk = openDesk(operator, data);
    desk.change(titled('一'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    expect(desk.store.get()).toMatchObject({ save: 'refused', trouble: '文档的层级太多' });
    taken = true;
    desk.change(titled('二'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(desk.store.get().save).toBe('saved');
  });

  test('a session that is over keeps the draft, which is saved once somebody is back', async () => {
    let over = true;
    stubBackEnd(() =>
      over ? { code: -200, msg: '登录已失效' } : ok({ outcome: 'saved', version: 5 }),
    );
    const desk = openDesk(operator, data);
    desk.change(titled('一'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sessionStore.get().state).toBe('ended');
    expect(desk.store.get().document).toEqual(titled('一')(soundDocument));
    over = false;
    beginOperator({ operator, csrf: 'new' });
    await vi.advanceTimersByTimeAsync(100);
    expect(desk.store.get().save).toBe('saved');
  });

  test('who may only look changes nothing', async () => {
    const requests = stubBackEnd(() => ok({ outcome: 'saved', version: 5 }));
    const desk = openDesk(signedOperator('view'), data);
    desk.change(titled('一'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(desk.store.get().document).toBe(soundDocument);
    expect(requests).toEqual([]);
  });
});

describe('when somebody saved meanwhile', () => {
  const meeting = (theirs: HomeDocument) => {
    let stale = true;
    return stubBackEnd(() => {
      const answer = stale
        ? { outcome: 'stale', draft: draftOf(theirs, 9) }
        : { outcome: 'saved', version: 10 };
      stale = false;
      return ok(answer);
    });
  };

  test('what does not clash is merged and saved by itself', async () => {
    const requests = meeting(closed(soundDocument));
    const desk = openDesk(operator, data);
    desk.change(titled('一'));
    await vi.advanceTimersByTimeAsync(3000);
    const both = closed(titled('一')(soundDocument));
    expect(requests[1]?.body).toMatchObject({ version: 9, document: both });
    expect(desk.store.get()).toMatchObject({ save: 'saved', document: both, clash: null });
    expect(desk.store.get().news.text).toBe('已与小李的修改合并');
  });

  test('what clashes waits for a person, and nothing is saved until then', async () => {
    const requests = meeting(titled('他的')(soundDocument));
    const desk = openDesk(operator, data);
    desk.change(titled('我的'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(requests).toHaveLength(1);
    expect(desk.store.get().clash?.conflicts).toMatchObject([{ mine: '我的', theirs: '他的' }]);
    desk.settle(['mine']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests[1]?.body).toMatchObject({
      version: 9,
      document: titled('我的')(soundDocument),
    });
    expect(desk.store.get().save).toBe('saved');
  });
});

test('what was not saved before a reload is merged into what the server has now', async () => {
  stubBackEnd(() => ({ code: 500, msg: '' }));
  const before = openDesk(operator, data);
  before.change(titled('一'));
  before.stop();
  const requests = stubBackEnd(() => ok({ outcome: 'saved', version: 8 }));
  const after = openDesk(operator, { ...data, draft: draftOf(closed(soundDocument), 7) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests[0]?.body).toMatchObject({
    version: 7,
    document: closed(titled('一')(soundDocument)),
  });
  after.undo();
  expect(after.store.get().document).toEqual(closed(soundDocument));
});

test('a heartbeat that tells of a newer draft brings it', async () => {
  stubBackEnd(({ path }) =>
    path.endsWith('heartbeat')
      ? ok({ presence: [], draftVersion: 5, liveRelease: 1, plans: '', waitingPlans: 0 })
      : ok({ ...data, draft: draftOf(closed(soundDocument), 5) }),
  );
  const desk = openDesk(operator, data);
  await desk.beat('首页编辑');
  expect(desk.store.get().document).toEqual(closed(soundDocument));
  expect(desk.store.get().news.text).toBe('小李更新了草稿');
});

describe('what a stream tells of', () => {
  const signs = {
    ...{ draft: 4, live: 1, schedules: 'a', presence: 'b' },
    ...{ plans: 'c', waitingPlans: 0 },
  };
  const reads = (requests: readonly { path: string }[]) =>
    requests.filter(({ path }) => path.endsWith('read-desk')).length;

  test('is read once where it is new, and not where this desk knows it', async () => {
    const theirs = { ...data, draft: draftOf(closed(soundDocument), 5) };
    const requests = stubBackEnd(() => ok(theirs));
    const desk = openDesk(operator, data);
    await desk.hear(signs);
    expect(reads(requests)).toBe(0);
    await desk.hear({ ...signs, draft: 5 });
    expect(desk.store.get().document).toEqual(closed(soundDocument));
    await desk.hear({ ...signs, draft: 5, presence: 'c' });
    expect(reads(requests)).toBe(1);
    await desk.hear({ ...signs, draft: 5, schedules: 'c' });
    expect(reads(requests)).toBe(2);
  });

  test('may be one’s own save, whose answer is waited for', async () => {
    let answer = (_reply: Reply): void => {};
    const requests = stubBackEnd(({ path }) =>
      path.endsWith('read-desk') ? ok(data) : new Promise<Reply>((resolve) => (answer = resolve)),
    );
    const desk = openDesk(operator, data);
    desk.change(closed);
    await vi.advanceTimersByTimeAsync(1000);
    const heard = desk.hear({ ...signs, draft: 5 });
    answer(ok({ outcome: 'saved', version: 5 }));
    await heard;
    expect(reads(requests)).toBe(0);
  });

  test('comes while one’s own save is on its way, and is read after that', async () => {
    let answer = (_reply: Reply): void => {};
    const theirs = closed(titled('一')(soundDocument));
    stubBackEnd(({ path }) =>
      path.endsWith('read-desk')
        ? ok({ ...data, draft: draftOf(theirs, 6) })
        : new Promise<Reply>((resolve) => (answer = resolve)),
    );
    const desk = openDesk(operator, data);
    desk.change(titled('一'));
    await vi.advanceTimersByTimeAsync(1000);
    const heard = desk.hear({ ...signs, draft: 6 });
    answer(ok({ outcome: 'saved', version: 5 }));
    await heard;
    expect(desk.store.get()).toMatchObject({ document: theirs, base: { version: 6 } });
  });

  test('is tried a few times and no more where it cannot be read', async () => {
    const requests = stubBackEnd(() => '<html>');
    const desk = openDesk(operator, data);
    await desk.hear({ ...signs, draft: 5 });
    expect(reads(requests)).toBe(5);
  });
});

test('a version whose answer was lost is asked for again before anything newer is saved', async () => {
  const answers: Reply[] = ['<html>', ok({ outcome: 'saved', version: 5 })];
  const requests = stubBackEnd(() => answers.shift() ?? ok({ outcome: 'saved', version: 6 }));
  const desk = openDesk(operator, data);
  desk.change(titled('一'));
  await vi.advanceTimersByTimeAsync(1000);
  desk.change(titled('一二'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests.map(({ body }) => body)).toMatchObject([
    { version: 4, document: titled('一')(soundDocument) },
    { version: 4, document: titled('一')(soundDocument), key: requests[0]?.body.key },
    { version: 5, document: titled('一二')(soundDocument) },
  ]);
  expect(desk.store.get()).toMatchObject({ save: 'saved', clash: null, base: { version: 6 } });
});

test('unfit changes of two operators are merged, and neither is lost', async () => {
  const long = '长'.repeat(21);
  let stale = true;
  const theirs = setField(partNamed('站点信息'), 'one', 'title', '')(soundDocument);
  const requests = stubBackEnd(() => {
    const answer = stale
      ? { outcome: 'stale', draft: draftOf(theirs, 9) }
      : { outcome: 'saved', version: 10 };
    stale = false;
    return ok(answer);
  });
  const desk = openDesk(operator, data);
  desk.change(titled(long));
  await vi.advanceTimersByTimeAsync(3000);
  expect(requests[1]?.body).toMatchObject({ version: 9, document: titled(long)(theirs) });
  expect(desk.store.get().faults.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^sections\.\d+\.title$/),
    'site.title',
  ]);
});

describe('taking up a step of the history', () => {
  const earlier = closed(soundDocument);

  test('saves what is not saved yet, takes the step, and undo brings back what was there', async () => {
    const requests = stubBackEnd(({ path }) =>
      path.endsWith('restore-draft-step')
        ? ok({ outcome: 'saved', version: 6, document: earlier })
        : ok({ outcome: 'saved', version: 5 }),
    );
    const desk = openDesk(operator, data);
    desk.change(titled('一'));
    expect(await desk.restore(7)).toBe('');
    expect(requests).toMatchObject([
      { path: '/operator/api/save-draft', body: { version: 4 } },
      { path: '/operator/api/restore-draft-step', body: { id: 7, version: 5 } },
    ]);
    expect(desk.store.get()).toMatchObject({
      document: earlier,
      save: 'saved',
      base: { version: 6, document: earlier },
    });
    desk.undo();
    expect(desk.store.get().document).toEqual(titled('一')(soundDocument));
  });

  test('gives way to what a colleague has saved meanwhile', async () => {
    stubBackEnd(() => ok({ outcome: 'stale', draft: draftOf(titled('他的')(soundDocument), 9) }));
    const desk = openDesk(operator, data);
    expect(await desk.restore(7)).toBe('小李刚刚又修改了草稿，请核对后再试');
    expect(desk.store.get().document).toEqual(titled('他的')(soundDocument));
  });

  test('is not done while something cannot be saved', async () => {
    const requests = stubBackEnd(() => '<html>');
    const desk = openDesk(operator, data);
    desk.change(titled('一'));
    expect(await desk.restore(7)).toBe('草稿还没有保存，请稍后再试');
    expect(requests.map(({ path }) => path)).toEqual(['/operator/api/save-draft']);
  });
});

describe('giving the draft up for what is live', () => {
  test('takes what was not saved with it, and undo brings it back', async () => {
    const requests = stubBackEnd(() => ok({ outcome: 'saved', version: 5 }));
    const desk = openDesk(operator, data);
    desk.change(titled('一'));
    expect(await desk.reset()).toBe('');
    expect(requests).toMatchObject([
      { path: '/operator/api/reset-draft', body: { version: 4, release: 1 } },
    ]);
    expect(desk.store.get()).toMatchObject({
      document: soundDocument,
      save: 'saved',
      base: { version: 5 },
    });
    desk.undo();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests[1]?.body).toMatchObject({ version: 5, document: titled('一')(soundDocument) });
  });

  test('is not done over somebody else’s newer draft', async () => {
    stubBackEnd(() => ok({ outcome: 'stale', draft: draftOf(closed(soundDocument), 9) }));
    const desk = openDesk(operator, data);
    expect(await desk.reset()).toBe('小李刚刚又修改了草稿，请核对后再试');
    expect(desk.store.get()).toMatchObject({
      document: closed(soundDocument),
      base: { version: 9 },
    });
  });

  test('keeps what is edited where it fails', async () => {
    stubBackEnd(() => '<html>');
    const desk = openDesk(operator, data);
    desk.change(titled('一'));
    expect(await desk.reset()).toBe('网络连接失败，请稍后重试');
    expect(desk.store.get()).toMatchObject({ document: titled('一')(soundDocument) });
  });
});
