import { asc } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { teacherDepartments, teacherList } from '#schemas/teacher/endpoints.ts';
import { searchSynonym } from '#server/db/tables/search.ts';
import { teacher } from '#server/db/tables/teacher.ts';
import { deriveSounds } from '#server/domains/search/derive-sounds.ts';
import { apiOn } from '../harness/api.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('the directory of teachers', (opened) => {
  let api: ReturnType<typeof apiOn>;
  let token: string;

  beforeAll(async () => {
    const { db } = opened();
    api = apiOn(db);
    token = await api.tokenOf('demo_plain');
    await db.insert(teacher).values([
      { name: '单雪松', department: '疼痛科', title: '主任医师', hospital: '云岭医院' },
      { name: '单雪', department: '疼痛科', title: '副主任医师' },
      { name: '松雪', department: '放射科', hospital: '云岭医院' },
    ]);
    await db.insert(searchSynonym).values({ words: ['放射科', '影像科'] });
    await deriveSounds(db, 'teacher');
  });

  const list = async (request: { department?: string; keyword?: string; page?: number }) => {
    const answer = await api.post(teacherList.path, request, token);
    expect(answer).toMatchObject({ code: '200' });
    return z.parse(teacherList.data, answer.data);
  };
  const names = async (...requests: Parameters<typeof list>) =>
    (await list(...requests)).items.map(({ name }) => name);

  it('lists everybody by pages, those with a workshop first', async () => {
    const rows = await opened().db.select().from(teacher).orderBy(asc(teacher.id));
    const first = await list({});
    const seen = new Set<string>();
    const last = first.pageCount ?? 0;
    for (let page = 1; page <= last; page++)
      for (const { id } of (await list({ page })).items) seen.add(id);
    expect([...seen].map(Number).sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
    expect(first.items[0]?.shop).not.toBe('');
    expect(await names({ page: last + 1 })).toEqual([]);
  });

  it.each([
    [{ department: '疼痛科' }, ['单雪松', '单雪']],
    [{ department: '疼痛科', keyword: '单雪' }, ['单雪', '单雪松']],
    [{ keyword: '云岭' }, ['单雪松', '松雪']],
    [{ keyword: '副主任 疼痛' }, ['单雪']],
    [{ keyword: 'shanxuesong' }, ['单雪松']],
    [{ keyword: 'sxs' }, ['单雪松']],
    [{ keyword: 'fsk 云岭' }, ['松雪']],
    [{ keyword: '影像科 松雪' }, ['松雪']],
    [{ keyword: '%' }, []],
    [{ department: "疼痛科' or '1'='1" }, []],
  ])('answers %j with %j', async (request, found) => {
    expect(await names(request)).toEqual(found);
  });

  it('tells departments, those with most teachers first', async () => {
    const answer = await api.post(teacherDepartments.path, {}, '');
    const found = z.parse(teacherDepartments.data, answer.data);
    expect(found).toContainEqual({ name: '疼痛科', total: 2 });
    const totals = found.map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
    expect(found.map(({ name }) => name)).not.toContain('');
  });

  it('wants somebody who is logged in', async () => {
    expect(await api.post(teacherList.path, {}, '')).toMatchObject({ code: '-200' });
  });
});
