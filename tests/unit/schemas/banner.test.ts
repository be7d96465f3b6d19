import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bannerList } from '#schemas/home/endpoints.ts';

it('a banner without picture and words is none', () => {
  const banners = z.parse(bannerList.data, [
    {},
    { thumb: '/media/a.webp' },
    { title_name: '年会' },
    '',
    {
      link_url: '/course',
    },
  ]);
  expect(banners.map(({ thumb, title }) => thumb || title)).toEqual(['/media/a.webp', '年会']);
});
