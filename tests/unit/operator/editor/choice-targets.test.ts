import { expect, it } from 'vitest';
import { choiceTargets, withChoice } from '#src/operator/publication/document/choice-targets.ts';

const order = [
  { name: '搜索框', open: true, title: '' },
  {
    name: '课程模块',
    id: 'hot',
    title: '热门',
    settings: { count: 3, picks: ['7', '9'], more: '/more' },
  },
  { name: '双列组', id: 'pair', title: '', sections: [{ name: '资讯列表' }] },
  { name: '导航栏', open: true, title: '' },
  { name: '优惠券', open: true, title: '' },
];
const text = JSON.stringify(order);

it('the sections of a text that have something to choose are found, those within a group and a layout too', () => {
  expect(choiceTargets(text)).toEqual([
    {
      path: [1],
      name: '课程模块（hot） 热门',
      picks: { kind: 'product', most: 20, ids: ['7', '9'] },
      more: '/more',
    },
    {
      path: [2, 'sections', 0],
      name: '资讯列表',
      picks: { kind: 'news', most: 20, ids: [] },
      more: '',
    },
    { path: [4], name: '优惠券', picks: undefined, more: '' },
  ]);
  const layout = { theme: 'red', nodes: [{ name: '分类板块', settings: { picks: ['1', 2] } }] };
  expect(choiceTargets(JSON.stringify(layout))).toEqual([
    {
      path: ['nodes', 0],
      name: '分类板块',
      picks: { kind: 'block', most: 20, ids: ['1'] },
      more: undefined,
    },
  ]);
});

it.each(['', 'null', '3', '[null, [], {"name": 3}]', '{', '{"nodes": 5}'])(
  'there are none in %s',
  (written) => {
    expect(choiceTargets(written)).toEqual([]);
  },
);

it('a choice is written where it belongs, and everything else stays', () => {
  const picks = { field: 'picks', value: ['5', '4'] } as const;
  const written = JSON.parse(withChoice(text, [2, 'sections', 0], picks));
  expect(written[2].sections[0]).toEqual({ name: '资讯列表', settings: { picks: ['5', '4'] } });
  expect([written[0], written[1], written[3]]).toEqual([order[0], order[1], order[3]]);
  const more = JSON.parse(withChoice(text, [1], { field: 'more', value: '' }));
  expect(more[1].settings).toEqual({ count: 3, picks: ['7', '9'], more: '' });
});

it('without picks the setting is gone, and so are settings that say nothing else', () => {
  const none = { field: 'picks', value: [] } as const;
  expect(JSON.parse(withChoice(text, [1], none))[1].settings).toEqual({ count: 3, more: '/more' });
  const alone = JSON.stringify([{ name: '资讯列表', settings: { picks: ['1'] } }]);
  expect(JSON.parse(withChoice(alone, [0], none))).toEqual([{ name: '资讯列表' }]);
});
