import { expect, it } from 'vitest';
import { activityListAddress } from '#schemas/activity/addresses.ts';
import { seriesAddress } from '#schemas/course/addresses.ts';
import { pickerApi } from '#schemas/publication/picker-endpoints.ts';
import { ownHomes } from '../../harness/publication/in-front.ts';

const { start } = ownHomes();

it('things of the back end are not searched for, and links say no more than their address does', async () => {
  const { app, newSeat } = await start();
  const { cookie, csrf } = await newSeat('edit');
  const post = async (call: keyof typeof pickerApi, payload: object) => {
    const response = await app.inject({
      method: 'POST',
      url: pickerApi[call].path,
      headers: { 'content-type': 'application/json', 'x-csrf': csrf, cookie },
      payload: JSON.stringify(payload),
    });
    return response.json();
  };
  const found = await post('findThings', { kind: 'course', word: '', page: 1 });
  expect(found.msg).toBe('课程、直播等内容由已有的后端管理，不能在这里查找');
  const links = [activityListAddress(), seriesAddress({ id: 7 }), '/nowhere'];
  const { data } = await post('nameLinks', { links });
  expect(data.items).toEqual([
    { link: links[0], text: '活动专区', wrong: '' },
    { link: links[1], text: '课程 7', wrong: '' },
    { link: links[2], text: '', wrong: '不是学员端的页面' },
  ]);
  expect((await post('listUploads', { page: 1 })).data).toEqual({ items: [], pages: 0 });
});
