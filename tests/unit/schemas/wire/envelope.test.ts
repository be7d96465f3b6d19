import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bannerList, teamList } from '#schemas/home/endpoints.ts';
import { unreadMessages } from '#schemas/message/unread-endpoints.ts';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import { dataOf, envelope, SUCCESS } from '#schemas/wire/envelope.ts';
import { MAX_TEXT } from '#schemas/wire/primitives.ts';

const read = (body: unknown) => z.parse(envelope, body);
const data = (body: unknown) => dataOf(read(body));

describe('envelope', () => {
  it.each([[200], ['200'], [' 200 ']])('takes code %j for success', (code) => {
    expect(read({ code }).code).toBe(SUCCESS);
  });

  it.each([['NO'], [-200], [-3]])('keeps code %j as text', (code) => {
    expect(read({ code }).code).toBe(String(code));
  });

  it.each([[{}], [{ code: null }], [{ code: [] }], [null], ['text'], [[]]])(
    'refuses %j',
    (body) => {
      expect(z.safeParse(envelope, body).success).toBe(false);
    },
  );

  it.each([
    ['暂未登录', '暂未登录'],
    [null, ''],
    [undefined, ''],
    [7, '7'],
    [{}, ''],
    ['长'.repeat(9000), '长'.repeat(MAX_TEXT)],
  ])('reads msg %j', (msg, product) => {
    expect(read({ code: 200, msg }).msg).toBe(product);
  });

  it.each([
    [60, 60],
    ['60', 60],
    [-3_600_000, -3_600_000],
    ['soon', 0],
    [{}, 0],
    [undefined, 0],
  ])('reads expire %j as %j', (expire, product) => {
    expect(read({ code: 200, expire }).expire).toBe(product);
  });
});

describe('data and what stands beside it', () => {
  it('is data alone where nothing stands beside it', () => {
    expect(data({ code: 200, msg: '', expire: 5, data: [1] })).toEqual([1]);
    expect(data({ code: 200, data: null })).toBe(null);
    expect(data({ code: 200 })).toBe(undefined);
  });

  it('takes a page total from beside data', () => {
    const row = { id: 1, type: 1, title: '拼团' };
    const page = z.parse(teamList.data, data({ code: 200, data: [row], page_date: '3' }));
    expect([page.items.length, page.pageCount]).toEqual([1, 3]);
  });

  it('keeps data where the same name stands beside it', () => {
    expect(data({ code: 200, page_num: 9, data: { page_num: 2 } })).toEqual({ page_num: 2 });
  });

  it('takes single values from beside data', () => {
    const unread = data({ code: 200, msg: '', sum_unread_number: '4' });
    expect(z.parse(unreadMessages.data, unread)).toBe(4);
    const site = data({ code: 200, data: null, text_name: '医学课堂' });
    expect(z.parse(siteInfo.data, site)).toMatchObject({ title: '医学课堂' });
  });

  it('reads a list although the back end adds fields beside it', () => {
    const banners = data({ code: 200, data: [{ thumb: '/a.svg' }], time: 1, request_id: 'x' });
    expect(z.parse(bannerList.data, banners)).toHaveLength(1);
    expect(z.parse(bannerList.data, data({ code: 200, data: null, time: 1 }))).toEqual([]);
  });

  it('leaves a bare value alone', () => {
    expect(data({ code: 200, data: 1, time: 1 })).toBe(1);
  });
});
