import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { searchDeskApi } from '#schemas/search/desk-endpoints.ts';
import { searchCounts, searchProducts } from '#schemas/search/endpoints.ts';
import { product } from '#server/db/tables/course.ts';
import { operatorAudit } from '#server/db/tables/operator.ts';
import { searchSynonym } from '#server/db/tables/search.ts';
import { apiOn } from '../harness/api.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('operators and synonyms', (opened) => {
  beforeEach(async () => {
    await opened().db.delete(searchSynonym);
  });

  const start = async () => {
    const { db } = opened();
    const desk = await consoleOn(db, {}, searchDeskApi);
    const seat = await desk.newSeat('edit');
    const save = (words: readonly string[], id: number | null = null, by = seat) =>
      desk.ask('saveSynonyms', { id, words }, by);
    const list = (word = '') => desk.ask('listSynonyms', { word, page: 1 }, seat);
    const found = async (keyword: string) => {
      const answer = await apiOn(db).post(searchProducts.path, { kind: 'course', keyword });
      return z.parse(searchProducts.data, answer.data).items.map(({ title }) => title);
    };
    const lookedFor = async (keyword: string) => {
      const answer = await apiOn(db).post(searchCounts.path, { keyword });
      return z.parse(searchCounts.data, answer.data).synonyms;
    };
    const audited = () => db.$count(operatorAudit, eq(operatorAudit.action, 'synonyms'));
    return { db, desk, seat, save, list, found, lookedFor, audited };
  };

  it('hold from the next search on, until they are changed or taken away', async () => {
    const { db, desk, seat, save, list, found, audited } = await start();
    await db.insert(product).values({ type: 0, title: '缟玛瑙综合征', priceFen: 0 });
    expect(await found('白纹病')).toEqual([]);
    const before = await audited();
    const { id } = await save([' 白纹病 ', '缟玛瑙综合征']);
    expect(await found('白纹病')).toEqual(['缟玛瑙综合征']);
    expect(await list()).toMatchObject({ items: [{ id, words: ['白纹病', '缟玛瑙综合征'] }] });
    expect(await list('玛瑙')).toMatchObject({ items: [{ id }], pages: 1 });
    expect(await list('琥珀')).toMatchObject({ items: [], pages: 0 });
    await save(['黑纹病', '缟玛瑙综合征'], id);
    expect(await found('白纹病')).toEqual([]);
    expect(await found('黑纹病')).toEqual(['缟玛瑙综合征']);
    await desk.ask('removeSynonyms', { id }, seat);
    await desk.ask('removeSynonyms', { id }, seat);
    expect(await found('黑纹病')).toEqual([]);
    await expect(save(['一', '二'], id)).rejects.toThrow('已被删除');
    expect(await audited()).toBe(before + 3);
  });

  it('are told with the counts, so that a hit shows why it is one', async () => {
    const { save, lookedFor } = await start();
    await save(['白纹病', '缟玛瑙综合征']);
    expect(await lookedFor('白纹病')).toEqual(['缟玛瑙综合征']);
    expect(await lookedFor('黑纹病')).toEqual([]);
    expect(await lookedFor('%')).toEqual([]);
  });

  it.each([
    [[]],
    [['心梗']],
    [['心梗', '心梗']],
    [['MI', 'ｍｉ']],
    [['心梗', '  ']],
    [['心梗', '%']],
    [['心梗', '长'.repeat(51)]],
    [Array.from({ length: 13 }, (_, at) => `词${at}`)],
  ])('are not taken as %j', async (words) => {
    const { db, save } = await start();
    await expect(save(words)).rejects.toThrow('参数有误');
    expect(await db.$count(searchSynonym)).toBe(0);
  });

  it('are changed by those who may edit alone', async () => {
    const { desk, save } = await start();
    const looking = await desk.newSeat('view');
    await expect(save(['心梗', 'MI'], null, looking)).rejects.toThrow('没有权限');
    expect(await desk.ask('listSynonyms', { word: '', page: 1 }, looking)).toMatchObject({
      items: [],
    });
  });
});
