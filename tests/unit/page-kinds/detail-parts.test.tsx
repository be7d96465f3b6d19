// @vitest-environment window
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import { useQueryNumber } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { mount, press, settle } from '../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../harness/stub-back-end.ts';

const word = z.object({ word: z.string() });
const thing = defineEndpoint({
  path: '/v1/thing',
  payload: z.object({ id: z.string() }),
  data: word,
  access: 'public',
});

const notFound = { to: '/things', link: '看看其他', missing: '没有这一个' };
const go = (query: string) => history.replaceState({ entry: 'a' }, '', `/thing${query}`);

const answered = ({ body }: { body: Record<string, unknown> }): Reply => ({
  code: 200,
  data: { word: `第${body.id}个` },
});

const open = async (View: ReturnType<typeof detailView>) => {
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <View />
    </SWRConfig>,
  );
  await settle();
  return host;
};

beforeEach(() => go('?id=7'));

test('an element in the bar and a shape of its own are there before the answer', async () => {
  let answer = (_: Reply): void => undefined;
  stubBackEnd(() => new Promise<Reply>((resolve) => (answer = resolve)));
  const host = await open(
    detailView(thing, {
      useQuery: useQueryNumber,
      skeleton: <p>请稍候</p>,
      aside: <a href="/all">全部</a>,
      body: (data) => data.word,
    }),
  );
  expect(host.querySelector('header')?.textContent).toBe('全部');
  expect(host.querySelector('p')?.textContent).toBe('请稍候');
  await settle(() => answer({ code: 200, data: { word: '来了' } }));
  expect(host.textContent).toBe('全部来了');
});

test('what was done on the page is shared by its parts, and forgotten with another thing', async () => {
  stubBackEnd(answered);
  const host = await open(
    detailView(thing, {
      useQuery: useQueryNumber,
      shapes: [['lines', 1]],
      useParts: (data) => {
        const [picked, pick] = useState('');
        return {
          action: (
            <button type="button" onClick={() => pick('已选')}>
              选
            </button>
          ),
          body: <p>{data.word + picked}</p>,
        };
      },
    }),
  );
  const shown = () => host.querySelector('p')?.textContent;
  await press(host.querySelector('button'));
  expect(shown()).toBe('第7个已选');
  await settle(() => go('?id=8'));
  await settle();
  await press(host.querySelector('button'));
  expect(shown()).toBe('第8个已选');
  // whose answer is known already
  await settle(() => go('?id=7'));
  expect(shown()).toBe('第7个');
});

test.each(['', '?id=', '?id=x'])(
  'an address with %j names nothing, and nothing is asked',
  async (query) => {
    go(query);
    const requests = stubBackEnd(answered);
    const host = await open(
      detailView(thing, {
        useQuery: useQueryNumber,
        shapes: [['lines', 1]],
        notFound,
        body: (data) => data.word,
      }),
    );
    expect(host.querySelector('p')?.textContent).toBe('没有这一个');
    expect(host.querySelector('a')?.getAttribute('href')).toBe('/things');
    expect(requests).toEqual([]);
  },
);
