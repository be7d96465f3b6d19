import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findHospitals } from '#schemas/profile/endpoints.ts';
import { MOST_HOSPITALS_FOUND } from '#schemas/profile/known-values.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { hospitalTable } from '#server/db/tables/profile.ts';
import { accountOn, newPhone } from '../harness/login/account.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('hospitals by what was typed', (opened) => {
  const find = async (keyword: string) => {
    const account = accountOn(opened().db);
    const token = await account.enter(newPhone());
    const { data } = await account.ask('findHospitals', { keyword }, token);
    return z.parse(findHospitals.data, data).map(({ name }) => name);
  };

  beforeEach(async () => {
    await opened().db.delete(hospitalTable);
    await opened()
      .db.insert(hospitalTable)
      .values([
        { name: '上海第一医院', city: '杭州' },
        { name: '杭州市第一医院', city: '杭州' },
        { name: '100%康复医院', city: '苏州' },
        ...Array.from({ length: 30 }, (_, at) => ({ name: `分院 ${at}`, city: '无锡' })),
      ]);
  });

  it('come by name ahead of those that only lie in the city, and never more than a page', async () => {
    expect(await find('杭州')).toEqual(['杭州市第一医院', '上海第一医院']);
    expect(await find('第一')).toEqual(['上海第一医院', '杭州市第一医院']);
    expect(await find('分院')).toHaveLength(MOST_HOSPITALS_FOUND);
  });

  it('are not looked for by one sign, and signs of a pattern are only themselves', async () => {
    expect(await find('第')).toEqual([]);
    expect(await find('%康')).toEqual(['100%康复医院']);
    expect(await find('__')).toEqual([]);
  });

  it('are told to members alone', async () => {
    const { code } = await accountOn(opened().db).ask('findHospitals', { keyword: '杭州' });
    expect(code).toBe(String(callRefusals.notLoggedIn.code));
  });
});
