// @vitest-environment window
import { App } from 'antd';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BuiltinRole } from '#schemas/operator/roles.ts';
import { OperatorProvider } from '#src/operator/draft-editor/context.ts';
import { queueDesk, queuePanel } from '#src/operator/queue/desk-of-queue.tsx';
import {
  deciding,
  markIn,
  type Panel,
  type QueueStates,
  queueOf,
} from '#src/operator/queue/queue.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { typeInto } from '../harness/fill.ts';
import { mount, press, settleUntil } from '../harness/mount.tsx';
import { signedOperator } from '../harness/operator/signed-operator.ts';

type Wish = { id: number; title: string; state: 'open' | 'done'; by: string };
type Outcome = CheckedAnswer<'done' | 'stale'>;

const states: QueueStates<'open' | 'done' | 'all'> = {
  open: ['待办', '没有待办', 'warn'],
  done: ['已办', '没有已办', 'good'],
  all: ['全部', '还没有'],
};

const read = <D,>(data: D) => {
  const nothing = () => undefined;
  return { data, error: undefined, busy: false, retry: nothing, refresh: nothing };
};

const FIELD = '[aria-label="答复内容"]';

type Given = {
  rows?: readonly Wish[];
  answer?: Outcome;
  panel?: Partial<Panel<Wish>>;
  named?: string;
  role?: BuiltinRole;
};

const waits: Wish = { id: 7, title: '修好灯', state: 'open', by: '' };

/** A queue of wishes, and what was sent of its decision. */
const open = async (given: Given = {}) => {
  const { rows = [waits], answer, panel, named = '', role = 'publish' } = given;
  const sent: string[] = [];
  const requests: object[] = [];
  const parts: (number | null)[] = [];
  const desk = queueDesk({
    ...{ path: '/wishes', label: '心愿', icon: 'why', group: 'content', rank: 1 },
    right: 'support.look',
    useCount: () => read({ waiting: 3, done: 2 }),
    queue: async () =>
      queueOf({
        ...{ tabs: ['open', 'done', 'all'], states, first: 'open', waits: 'open' },
        useList: (own) => {
          requests.push(own);
          return read({ items: rows, pages: 1, waiting: 4 });
        },
        askPart: async (_, before) => {
          parts.push(before);
          const isLast = before !== null;
          return { ok: true, data: { items: rows, next: isLast ? null : 7 } };
        },
        looksFor: '搜索心愿',
        idOf: ({ id }) => id,
        columns: [
          { title: '心愿', dataIndex: 'title' },
          { width: 96, mark: ({ state }: Wish) => markIn(states, state) },
        ],
        open: ({ title }) => `查看 ${title}`,
        panel: queuePanel({
          ...{ title: '心愿', right: 'support.edit' },
          useRow: () => read(rows[0] ?? waits),
          facts: (row) => [
            ['状态', markIn(states, row.state).name],
            ['经手人', row.by],
          ],
          decided: ({ state, by }) =>
            state === 'open' ? undefined : { label: '答复', by: `${by} 答复`, answer: '好了' },
          form: () => ({
            ...{ label: '答复', verb: '发出' },
            parts: [
              { field: 'text', kind: 'line', label: '答复内容', longest: 40 },
              'state',
              {
                act: '答复',
                isReady: (given) => given('text') !== '',
                run: deciding(
                  async (given) => {
                    sent.push(given('text'));
                    return answer ?? { ok: true, data: 'done' };
                  },
                  (outcome) => (outcome === 'done' ? '已答复' : { warning: '已有人答复' }),
                ),
              },
            ],
          }),
          ...panel,
        }),
      }),
  });
  await mount(
    <App>
      <OperatorProvider value={signedOperator(role)}>
        <desk.Screen named={named} />
      </OperatorProvider>
    </App>,
  );
  await settleUntil(() => document.body.textContent.includes('待办'));
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(
      (each) => each.textContent.replaceAll(' ', '') === name,
    );
  const text = () => document.body.textContent;
  const type = (words: string) => {
    const field = document.querySelector<HTMLInputElement>(FIELD);
    if (!field) throw new Error('there is nothing to type into');
    return typeInto(field, words);
  };
  return { sent, requests, parts, button, text, type };
};

test('the tabs say how many wait, by the list where it knows', async () => {
  const { text } = await open();
  expect(text()).toContain('待办 4');
  expect(text()).toContain('已办 2');
  expect(text()).not.toContain('全部 ');
});

test('an empty state says so in its own words', async () => {
  const { text, requests } = await open({ rows: [] });
  expect(text()).toContain('没有待办');
  expect(requests[0]).toEqual({ state: 'open', word: '', parent: null, page: 1 });
});

test.each([
  ['done', '已答复'],
  ['stale', '已有人答复'],
] as const)('a decision that comes out as %s is told: %s', async (data, words) => {
  const { sent, button, text, type } = await open({ named: '7', answer: { ok: true, data } });
  expect(button('答复')?.disabled).toBe(true);
  await type(' 马上修 ');
  expect(text()).toContain('写的内容还没有发出');
  await press(button('答复'));
  await settleUntil(() => text().includes(words));
  expect(sent).toEqual(['马上修']);
});

test('a decision that fails leaves what was typed, and says why', async () => {
  const message = '网络连接失败，请稍后重试';
  const failed = { ok: false, refusal: undefined, why: 'offline', code: '', message } as const;
  const { button, text, type } = await open({ named: '7', answer: failed });
  await type('马上修');
  await press(button('答复'));
  await settleUntil(() => text().includes(`没有发出：${message}`));
  expect(document.querySelector<HTMLInputElement>(FIELD)?.value).toBe('马上修');
});

test('what was decided shows who did, and is decided no more', async () => {
  const { text } = await open({ named: '7', rows: [{ ...waits, state: 'done', by: '小周' }] });
  await settleUntil(() => text().includes('小周 答复'));
  expect(document.querySelector(FIELD)).toBeNull();
});

test('whoever may only look sees no form', async () => {
  const { text } = await open({ named: '7', role: 'view' });
  await settleUntil(() => text().includes('状态'));
  expect(document.querySelector(FIELD)).toBeNull();
});

test('all of a state is saved part by part, with the heads and the words of the list', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:';
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { parts, button, text } = await open({ rows: [{ ...waits, title: '=修好灯' }] });
  await press(button('导出表格'));
  await settleUntil(() => text().includes('已导出 2 条'));
  expect(parts).toEqual([null, 7]);
  const line = `"7","'=修好灯","待办"\r\n`;
  expect(await saved[0]?.text()).toBe(`\uFEFF"编号","心愿","状态"\r\n${line}${line}`);
});
