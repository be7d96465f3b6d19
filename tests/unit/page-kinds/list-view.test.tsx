// @vitest-environment window
import { expect, test } from 'vitest';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import { id, requiredText, text } from '#schemas/wire/primitives.ts';
import { pageOf } from '#schemas/wire/query-fields.ts';
import { object, paged } from '#schemas/wire/structures.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { pageCard } from '#src/platform/share/use-card.ts';
import { press, settle } from '../harness/mount.tsx';
import { openView } from '../harness/open-view.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

const things = defineEndpoint({
  path: '/v1/test/things',
  payload: object({ tab: text, ...pageOf }),
  data: paged('data', 'last_page', object({ id, name: requiredText })),
  access: 'public',
});

const plain = {
  rowHeight: 50,
  skeleton: 'rows',
  empty: { text: '什么也没有', link: '去首页', to: '/' },
  row: ({ name }: { name: string }) => <p>{name}</p>,
} as const;

const names = { all: '全部', new: '最新' } as const;

const answering = () =>
  stubBackEnd(({ body }) => ({
    code: 200,
    data: { data: [{ id: 1, name: `第一条 ${body.tab ?? ''}` }], last_page: 1 },
  }));

const titleOf = (host: HTMLElement) => host.querySelector('h1')?.textContent;
const tabsOf = (host: HTMLElement) => [...host.querySelectorAll('[role=tab]')];

const titled = { ...plain, title: '自己的标题' };

test('a title of the page’s own stands in place of the registered one', async () => {
  answering();
  expect(titleOf(await openView(listView(things, titled)))).toBe('自己的标题');
});

test('a choice’s title stands in place of both', async () => {
  answering();
  const useChoice = () => ({ payload: {}, title: '选出来的' });
  expect(titleOf(await openView(listView(things, { ...titled, useChoice })))).toBe('选出来的');
});

test('what is shared follows the choice', async () => {
  answering();
  const useChoice = () => {
    const [word] = useParam('word');
    return { payload: {}, word };
  };
  const share = ({ word }: { word: string }) => ({ title: `“${word}”的课程` });
  await openView(listView(things, { ...plain, useChoice, share }), '?word=心电图');
  expect(pageCard.get()?.title).toBe('“心电图”的课程');
});

const useTabs = tabChoice({ label: '筛选', names });
const useFilter = () => ({ ...useTabs(), key: 'things' });

test.for([
  { kind: 'each choice has a list of its own', useChoice: useTabs, same: false },
  { kind: 'choices of one key share the place', useChoice: useFilter, same: true },
])('$kind', async ({ useChoice, same }) => {
  answering();
  const host = await openView(listView(things, { ...plain, fresh: false, useChoice }));
  const [all, latest] = tabsOf(host);
  await press(latest);
  await settle();
  await press(all);
  const before = host.querySelector('ul');
  await press(latest);
  expect(host.querySelector('ul')?.textContent).toBe('第一条 new');
  expect(host.querySelector('ul') === before).toBe(same);
});

test.for([
  { kind: 'is read anew when the page is seen again', options: {}, reads: 2 },
  { kind: 'stays as it was where it says so', options: { fresh: false }, reads: 1 },
] as const)('what is shown $kind', async ({ options, reads }) => {
  const requests = answering();
  await openView(listView(things, { ...plain, ...options }));
  await settle(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(requests).toHaveLength(reads);
});

test.for([
  { when: 'once that is known', counts: { all: 12, new: 3 }, text: ['全部（12）', '最新（3）'] },
  { when: 'not before', counts: undefined, text: ['全部', '最新'] },
])('tabs say how many there are of each $when', async ({ counts, text }) => {
  answering();
  const useChoice = tabChoice({ label: '筛选', names, useCounts: () => counts });
  const host = await openView(listView(things, { ...plain, useChoice }));
  expect(tabsOf(host).map((tab) => tab.textContent)).toEqual(text);
});

test.for([
  { title: 'leaves room for the tab bar', options: { tab: true } as const, found: true },
  { title: 'leaves none elsewhere', options: {}, found: false },
])('a list on a tab’s own page $title', async ({ options, found }) => {
  answering();
  const host = await openView(listView(things, { ...plain, ...options }));
  expect(/_tab_/.test(host.querySelector('main')?.className ?? '')).toBe(found);
});
