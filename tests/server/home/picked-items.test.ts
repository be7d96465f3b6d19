import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pickableApi } from '#schemas/home/pickable-calls.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { product } from '#server/db/tables/course.ts';
import { apiOn } from '../harness/api.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const page = z.looseObject({
  items: z.array(z.looseObject({ id: z.string() })),
  pageCount: z.nullable(z.number()),
});

const calls = Object.entries(pickableApi).map(([name, endpoint]): [string, Endpoint] => [
  name,
  endpoint,
]);

onDatabase('a list that is asked for some of its items', (opened) => {
  let api: ReturnType<typeof apiOn>;
  let token: string;

  beforeAll(async () => {
    api = apiOn(opened().db);
    token = await api.tokenOf('demo_vip');
  });

  const read = async ({ path, data }: Endpoint, payload: object) => {
    const { items, pageCount } = z.parse(
      page,
      z.parse(data, (await api.post(path, payload, token)).data),
    );
    return { ids: items.map(({ id }) => id), pageCount };
  };

  it.each(calls)(
    '%s answers them alone, on one page, and none that there is not',
    async (_name, endpoint) => {
      const whole = await read(endpoint, {});
      const [first = '', , third = ''] = whole.ids;
      const requests = [third, '999999999', first, 'none', '0'];
      const { ids, pageCount } = await read(endpoint, { ids: requests, page: 7 });
      expect(ids.toSorted()).toEqual([first, third].filter(Boolean).toSorted());
      expect([1, null]).toContain(pageCount);
      expect(await read(endpoint, { ids: ['999999999'] })).toMatchObject({ ids: [] });
      expect(await read(endpoint, { ids: [] })).toEqual(whole);
    },
  );

  it.each(calls)('%s answers those of later pages too', async (_name, endpoint) => {
    const next = await read(endpoint, { page: 2 });
    const ids = next.ids.length > 0 ? next.ids : (await read(endpoint, {})).ids;
    expect((await read(endpoint, { ids })).ids.toSorted()).toEqual(ids.toSorted());
  });

  it.each([
    ['21 ids', Array.from({ length: 21 }, (_, index) => index + 1)],
    ['10,000 ids', Array.from({ length: 10_000 }, (_, index) => index + 1)],
    ['a text', '1,2'],
    ['an object', { 0: '1' }],
    ['what is no id', ['1; drop table']],
    ['lists', [['1'], { id: 1 }]],
  ])('refuses %s', async (_what, ids) => {
    const answer = await api.post(pickableApi.newCourseList.path, { ids }, token);
    expect(answer).toMatchObject({ status: 400, code: '400', data: null });
  });

  it('answers nothing that is off the shelf', async () => {
    const { newCourseList, featuredList } = pickableApi;
    const [id = ''] = (await read(newCourseList, {})).ids;
    for (const endpoint of [newCourseList, featuredList])
      expect((await read(endpoint, { ids: [id] })).ids).toEqual([id]);
    await opened()
      .db.update(product)
      .set({ published: false })
      .where(eq(product.id, Number(id)));
    for (const endpoint of [newCourseList, featuredList])
      expect((await read(endpoint, { ids: [id] })).ids).toEqual([]);
  });
});
