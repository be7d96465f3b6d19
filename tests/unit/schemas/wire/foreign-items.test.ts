import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  audioProducts,
  columnProducts,
  featuredList,
  graphicProducts,
  liveList,
  videoProducts,
} from '#schemas/home/endpoints.ts';

const productOf = (key: string, more: object) => ({
  [key]: { data: [{ id: 1, course_name: '肺功能', column_name: '肺功能', ...more }], last_page: 1 },
});

describe('an item of another back end', () => {
  it.each([
    ['video', videoProducts, 'videoList', 0],
    ['audio', audioProducts, 'voiceList', 1],
    ['graphic lesson', graphicProducts, 'imgList', 2],
    ['column', columnProducts, 'column', 3],
  ] as const)('a %s without a type has that of its list', (_name, endpoint, key, type) => {
    const [item] = z.parse(endpoint.data, productOf(key, {})).items;
    expect(item?.type).toBe(type);
    const statement = productOf(key, { course_type: '5', choice_type: '5' });
    expect(z.parse(endpoint.data, statement).items[0]?.type).toBe(5);
  });

  it('a broadcast without is_admission is no password room', () => {
    const live = { id: 1, broadcast_name: '查房', broadcast_status: 1 };
    const data = [live, { ...live, is_admission: null }, { ...live, is_admission: '0' }];
    const read = z.parse(liveList.data, { data });
    expect(read.items.map(({ opensFreely }) => opensFreely)).toEqual([true, true, false]);
  });

  it.each([
    ['videos', videoProducts, productOf('videoList', { cover_img: '/a.png' })],
    ['columns', columnProducts, productOf('column', { column_thumb: '', cover_img: '/a.png' })],
    [
      'courses',
      featuredList,
      { new_array: [{ id: 1, type: 4, title: '课', thumb: null, cover_img: '/a.png' }] },
    ],
  ] as const)('%s without their picture have cover_img', (_name, endpoint, data) => {
    const read = z.parse(endpoint.data, data);
    expect(read.items[0]?.thumb).toBe('/a.png');
    // the encoded answer reads the same again
    const again = z.parse(endpoint.data, JSON.parse(JSON.stringify(z.encode(endpoint.data, read))));
    expect(again).toEqual(read);
  });

  it('its own picture goes before cover_img', () => {
    const data = productOf('videoList', { course_thumb: '/own.png', cover_img: '/a.png' });
    expect(z.parse(videoProducts.data, data).items[0]?.thumb).toBe('/own.png');
  });
});
