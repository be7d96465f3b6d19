// @vitest-environment window
// @window-url https://app.example/questionnaire?id=q1
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { questionnaireIntro } from '#schemas/questionnaire/endpoints.ts';
import { forgetWish, wishToBegin } from '#src/entities/assessment/wish-to-begin.ts';
import PaperPage from '#src/pages/questionnaire/paper/view.tsx';
import { toastStore } from '#src/platform/feedback/toast.ts';
import { beginSession } from '#src/platform/session/session.ts';
import { alertOn, button } from '../../harness/fill.ts';
import { mount, press, settle, settleUntil } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const START = '/v1/questionnaire/start';
const SAVE = '/v1/questionnaire/save';
const SUBMIT = '/v1/questionnaire/submit';

const request = {
  attempt: 'a1',
  title: '调研',
  version: 0,
  deadline: null as number | null,
  left: 0,
  questions: [
    { id: '1', kind: 'single', title: '第一题', required: 1, options: [{ id: 'a', title: '甲' }] },
  ],
  answers: [] as object[],
};
const answered = [{ question: '1', values: ['a'] }];
const ok = (data: object): Reply => ({ code: 200, data });
const saved = (more: object = {}): Reply =>
  ok({ saved: 1, version: 1, deadline: null, left: 0, answers: answered, ...more });

type Replies = Readonly<Record<string, () => Reply | Promise<Reply>>>;

const open = async (replies: Replies, paper: object = {}) => {
  const calls = stubBackEnd(({ path }) => {
    if (path === START) return ok({ ...request, ...paper });
    return replies[path]?.() ?? saved();
  });
  const { host, render } = await mount(<PaperPage />);
  await settle();
  const sentTo = (path: string) => calls.filter((one) => one.path === path);
  const to = (path: string) => sentTo(path).length;
  return { host, render, sentTo, to, text: () => host.textContent ?? '' };
};

const choose = (host: ParentNode) => press(host.querySelector('input[type=radio]'));
/** As the phone does when the page is put aside: what is unsent is sent. */
const putAside = () => settle(() => dispatchEvent(new Event('pagehide')));

beforeEach(() => {
  localStorage.clear();
  toastStore.set(null);
  history.replaceState(null, '', '/questionnaire?id=q1');
  beginSession('token', { id: '7' });
  wishToBegin('q1');
});

describe('an address', () => {
  const INTRO = questionnaireIntro.path;
  const opened = async (state: string) => {
    forgetWish();
    const calls = stubBackEnd(({ path }) =>
      ok(path === INTRO ? { id: 'q1', title: '问卷', state, gate: 'none' } : request),
    );
    const { host } = await mount(<PaperPage />);
    await settle();
    const started = calls.some(({ path }) => path === START);
    return { started, text: host.textContent ?? '' };
  };

  test('by itself begins nothing and leads to the introduction', async () => {
    expect((await opened('open')).started).toBe(false);
    expect(location.pathname + location.search).toBe('/questionnaire_introduce?id=q1');
  });

  test('goes on with what is under way', async () => {
    expect((await opened('doing')).text).toContain('第一题');
    expect(location.pathname).toBe('/questionnaire');
  });
});

describe('a start', () => {
  const begin = async (first: Reply) => {
    let reply = first;
    const calls = stubBackEnd(() => reply);
    const { host, render } = await mount(<PaperPage />);
    await settle();
    reply = ok(request);
    const keys = () => calls.filter(({ path }) => path === START).map(({ body }) => body.key);
    return { host, render, keys };
  };

  test('whose answer was lost is sent again under its key', async () => {
    const { host, keys } = await begin('<html>');
    await press(button(host, '重新加载'));
    expect(host.textContent).toContain('第一题');
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
  });

  test('whose answer was lost keeps its key on a page that is opened again', async () => {
    const { host, render, keys } = await begin('<html>');
    await render(null);
    wishToBegin('q1');
    await render(<PaperPage />);
    await settle();
    expect(host.textContent).toContain('第一题');
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
  });

  test('whose answer was lost keeps its key while another is started', async () => {
    const { render, keys } = await begin('<html>');
    for (const id of ['q2', 'q1']) {
      await render(null);
      history.replaceState(null, '', `/questionnaire?id=${id}`);
      wishToBegin(id);
      await render(<PaperPage />);
      await settle();
    }
    const [first, other, again] = keys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('that was refused is another one the next time', async () => {
    const { host, keys } = await begin({ code: 400, msg: '操作太频繁，请稍后再试' });
    expect(host.textContent).toContain('操作太频繁');
    await press(button(host, '重新加载'));
    expect(host.textContent).toContain('第一题');
    expect([keys().length, new Set(keys()).size]).toEqual([2, 2]);
  });
});

describe('what is refused', () => {
  const sent = (): Reply => ({ code: 55007, msg: '这份答卷已经提交' });

  test('is said for as long as it is so, and 提交 tells it again', async () => {
    const { host, text } = await open({ [SAVE]: sent });
    await choose(host);
    await putAside();
    expect(text()).toContain('这份答卷已经提交');
    await settle(() => host.querySelector<HTMLDialogElement>('dialog[open]')?.close());
    expect(text()).not.toContain('这份答卷已经提交');
    await choose(host);
    expect([text().includes('未保存'), text().includes('正在保存')]).toEqual([true, false]);
    await press(button(host, '提交'));
    expect(text()).toContain('这份答卷已经提交');
  });

  test('leaves nothing on the phone where it can never be sent', async () => {
    const { host } = await open({ [SAVE]: sent });
    await choose(host);
    expect(Object.keys(localStorage).some((key) => key.startsWith('DRAFT:'))).toBe(true);
    await putAside();
    expect(Object.keys(localStorage).some((key) => key.startsWith('DRAFT:'))).toBe(false);
  });

  test('is not said to be saved when the page is left', async () => {
    const { host, text } = await open({ [SAVE]: sent });
    await choose(host);
    await putAside();
    await press(host.querySelector('header button'));
    expect(text()).toContain('最近的作答没有保存，离开后不会保留。');
  });

  test('that was not taken for a while says that the answers are there', async () => {
    const busy = { code: 43007, msg: '现在使用的人太多，请稍后再试' };
    const { host } = await open({ [SUBMIT]: () => busy });
    await choose(host);
    await press(button(host, '提交'));
    expect(alertOn(host)).toContain('请稍后再试。答案还在，可以再交一次');
  });

  test.each([
    [null, [], 0],
    [null, answered, 1],
    [4_102_444_800, [], 1],
  ])(
    'until %s with the answers %o asks before the phone’s own way back leaves it',
    async (deadline, answers, layers) => {
      await open({}, { deadline, left: 600_000, answers });
      const layersNow = () => Object(history.state).layers ?? 0;
      await settleUntil(() => layersNow() === layers);
      expect(layersNow()).toBe(layers);
    },
  );

  test.each([55010, 55011])(
    '%i of what was found good here means that the questions have changed',
    async (code) => {
      const { host, text, to } = await open({
        [SUBMIT]: () => ({ code, msg: '还有 1 道题需要补充' }),
      });
      await choose(host);
      await press(button(host, '提交'));
      expect(text()).toContain('题目有更新');
      await press(button(host, '刷新题目'));
      expect(to(START)).toBe(2);
    },
  );

  test('a payload that the server cannot read is not sent again and again', async () => {
    const { host, to, text } = await open({ [SAVE]: () => ({ code: 400, msg: '参数错误' }) });
    await choose(host);
    await putAside();
    await putAside();
    expect([to(SAVE), text().includes('未保存')]).toEqual([1, true]);
  });
});

test('a paper that was lost is sent again as the same request, also from a page come back to', async () => {
  const paper = { version: 1, answers: answered };
  const { host, render, sentTo } = await open({ [SUBMIT]: () => 'no envelope' }, paper);
  await press(button(host, '提交'));
  await render(null);
  wishToBegin('q1');
  await render(<PaperPage />);
  await settle();
  await press(button(host, '提交'));
  const [first, again, ...more] = sentTo(SUBMIT).map(({ body }) => body.key);
  expect(first).toMatch(/.{32}/);
  expect([again, more]).toEqual([first, []]);
});

describe('the end of the time', () => {
  const timed = { deadline: 1_800_000_000, left: 2000 };
  const pass = (ms: number) => settle(() => void vi.advanceTimersByTime(ms));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    return () => vi.useRealTimers();
  });

  test('locks nothing where it was moved meanwhile', async () => {
    const { host, to, text } = await open(
      { [SAVE]: () => saved({ deadline: 1_800_000_600, left: 2000, answers: [] }) },
      timed,
    );
    await pass(3000);
    await settle();
    expect([to(SUBMIT), host.querySelector('fieldset')?.disabled]).toEqual([0, false]);
    expect(text()).toContain('剩余 0:02');
    expect(text()).not.toContain('作答时间已到');
  });

  test('sends what there is once nothing is left', async () => {
    const { host, to } = await open(
      {
        [SAVE]: () => saved({ deadline: 1_800_000_000, left: 0, answers: [] }),
        [SUBMIT]: () => ok({ outcome: 'finished' }),
      },
      timed,
    );
    await pass(3000);
    await settleUntil(() => location.pathname === '/questionnaire_finish');
    expect([to(SUBMIT), location.pathname]).toEqual([1, '/questionnaire_finish']);
    expect(host.querySelector('fieldset')?.disabled).toBe(true);
  });
});

describe('an answer that comes late', () => {
  test('moves nobody who has left, and says that it was sent', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const late = new Promise<Reply>((resolve) => {
      answer = resolve;
    });
    const { host, render } = await open({ [SUBMIT]: () => late });
    await choose(host);
    await press(button(host, '提交'));
    await render(null);
    history.pushState(null, '', '/my');
    await settle(() => answer(ok({ outcome: 'finished' })));
    expect([location.pathname, toastStore.get()?.text]).toEqual(['/my', '答卷已提交']);
  });

  test('leads whoever has stayed to what came of it', async () => {
    const { host } = await open({ [SUBMIT]: () => ok({ outcome: 'finished' }) });
    await choose(host);
    await press(button(host, '提交'));
    expect([location.pathname, alertOn(host)]).toEqual(['/questionnaire_finish', '']);
  });
});
