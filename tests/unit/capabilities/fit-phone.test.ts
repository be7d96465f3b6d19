import { describe, expect, it } from 'vitest';
import { writeCapabilities } from '#schemas/capabilities/capabilities.ts';
import { DRAWS, DRAWS_HEADER } from '#schemas/capabilities/draws.ts';
import { allSections } from '#schemas/layout/all-sections.ts';
import { fitForPhone } from '#server/libraries/audience/index.ts';

const items = [
  { name: '轮播图' },
  { name: '双列组', sections: [{ name: '资讯列表' }, { name: '活动标题' }] },
  { name: '资讯列表', id: 'second' },
  { name: '导航栏', when: { can: 'wechat' } },
  { name: '没有的区块' },
];

describe('the items of a page for an app', () => {
  it('that draws them all are as they are', () => {
    expect(fitForPhone(items, { [DRAWS_HEADER]: DRAWS })).toBe(items);
  });

  it.each([{}, { [DRAWS_HEADER]: 'engine=1' }, { [DRAWS_HEADER]: '<b>'.repeat(9000) }])(
    'from before groups are what those hold, each section once, and nothing it would have to judge: %#',
    (headers) => {
      expect(fitForPhone(items, headers)).toEqual([
        { name: '轮播图' },
        { name: '资讯列表' },
        { name: '活动标题' },
        { name: '没有的区块' },
      ]);
    },
  );

  it('of plain names are the same for every app', () => {
    const plain = [{ name: '轮播图' }, { name: '导航栏' }];
    expect(fitForPhone(plain, {})).toBe(plain);
  });
});

it('this app tells what it was built with', () => {
  expect(DRAWS).toBe(writeCapabilities(allSections));
});
