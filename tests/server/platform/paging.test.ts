import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { classicApi } from '#schemas/classic/endpoints.ts';
import { homeApi } from '#schemas/home/endpoints.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { apiOn } from '../harness/api.ts';
import { onEveryDatabase } from '../harness/postgres/database.ts';

const page = z.object({
  items: z.array(z.looseObject({ id: z.string() })),
  pageCount: z.nullable(z.number()),
});

const {
  liveList,
  teamList,
  videoProducts,
  audioProducts,
  graphicProducts,
  columnProducts,
  featuredList,
  workshopList,
  questionnaireList,
  diseaseList,
  usageList,
  drugList,
  newCourseList,
} = homeApi;
const {
  typedProducts,
  rankedCourses,
  categoryCourses,
  recommendedCourses,
  recommendedCoursesSecond,
} = classicApi;

const counted: [Endpoint, number, object?][] = [
  [liveList, 23],
  [teamList, 22],
  [videoProducts, 26],
  [audioProducts, 24],
  [graphicProducts, 24],
  [columnProducts, 24],
  [featuredList, 32],
  [workshopList, 24],
  [questionnaireList, 22],
  [diseaseList, 24],
  [usageList, 24],
  [drugList, 24],
  [rankedCourses, 98, { type: 2 }],
];

const uncounted: [Endpoint, number][] = [
  [newCourseList, 152],
  [typedProducts, 33],
  [recommendedCourses, 33],
  [recommendedCoursesSecond, 32],
];

onEveryDatabase('paging', (opened) => {
  let post: ReturnType<typeof apiOn>['post'];
  let token: string;

  beforeAll(async () => {
    const api = apiOn(opened().db);
    post = api.post;
    token = await api.tokenOf('demo_vip');
  });

  const reader =
    (endpoint: Endpoint, payload: object = {}) =>
    async (number: unknown) => {
      const { data } = await post(endpoint.path, { ...payload, page: number }, token);
      return z.parse(page, z.parse(endpoint.data, data));
    };

  const collect = async (read: (number: number) => Promise<z.output<typeof page>>) => {
    const ids: string[] = [];
    for (let number = 1; ; number += 1) {
      const { items } = await read(number);
      if (items.length === 0) return ids;
      ids.push(...items.map(({ id }) => id));
      if (items.length < 10) expect((await read(number + 1)).items).toEqual([]);
    }
  };

  it.each(counted)(
    '$path gives each of its rows once and tells its pages',
    async (endpoint, rows, payload) => {
      const read = reader(endpoint, payload);
      const ids = await collect(read);
      expect(ids).toHaveLength(rows);
      expect(new Set(ids).size).toBe(rows);
      const pages = Math.ceil(rows / 10);
      expect(await read(pages)).toMatchObject({ pageCount: pages });
      expect(await read(pages + 1)).toEqual({ items: [], pageCount: pages });
    },
  );

  it.each(uncounted)('$path gives each of its rows once', async (endpoint, rows) => {
    const ids = await collect(reader(endpoint));
    expect(ids).toHaveLength(rows);
    expect(new Set(ids).size).toBe(rows);
  });

  it('takes page numbers as text, and odd ones for the first page', async () => {
    const read = reader(liveList);
    const first = await read(1);
    expect(first.items).toHaveLength(10);
    expect(await read('1')).toEqual(first);
    for (const odd of [0, -3, null, '第一页', 1.5]) expect(await read(odd)).toEqual(first);
    expect((await read('2')).items[0]?.id).not.toBe(first.items[0]?.id);
    expect((await read(Number.MAX_SAFE_INTEGER)).items).toEqual([]);
  });

  it('pages the courses of a first-level category and of those under it', async () => {
    const all = await collect(reader(categoryCourses, { type_id: 1 }));
    const children = z.parse(
      classicApi.subCategories.data,
      (await post('/v4/index/getTwoList', { type_id: '1' })).data,
    );
    expect(children).toHaveLength(4);
    const parts: string[] = [];
    for (const { id } of children) {
      parts.push(...(await collect(reader(categoryCourses, { type_id: id }))));
    }
    expect(parts.toSorted()).toEqual(all.toSorted());
    expect(await collect(reader(categoryCourses, { type_id: '999999999999' }))).toEqual([]);
  });

  it('swaps one block to its next courses and stays empty past the last', async () => {
    const blocks = async (payload: object) =>
      z.parse(
        classicApi.categoryBlocks.data,
        (await post(classicApi.categoryBlocks.path, payload)).data,
      );
    const all = await blocks({ page: 1, limit: 4 });
    expect(all).toHaveLength(6);
    const [first] = all;
    const [second] = await blocks({ page: 1, type_id: first?.id, limit: 4, pages: 2 });
    expect(second?.id).toBe(first?.id);
    const idsOf = (block: typeof first) => block?.courses.items.map(({ id }) => id) ?? [];
    expect(idsOf(second)).toHaveLength(4);
    expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([]);
    const past = (first?.courses.pageCount ?? 0) + 1;
    expect(idsOf((await blocks({ type_id: first?.id, limit: 4, pages: past }))[0])).toEqual([]);
  });
});
