import { expect, it } from 'vitest';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import {
  verdictsFor,
  verdictsOf,
  visibilityOf,
} from '#src/operator/publication/editor/verdicts.ts';

const sections: HomeDocument['sections'] = [
  { name: '资讯列表', open: false, title: '' },
  { name: '资讯列表', id: 'guests', open: true, title: '', when: { audience: 'visitor' } },
  { name: '双列组', open: true, title: '', sections: [{ name: '轮播图' }, { name: '活动标题' }] },
  { name: '课程模块', open: true, title: '', when: { audience: 'card-holder' } },
  { name: '优质内容', open: true, title: '', when: { between: ['2026-01-01 00:00', null] } },
  { name: '视频模块', open: true, title: '' },
  { name: '音频模块', open: false, title: '' },
];

const verdicts = (now: string) =>
  verdictsOf({ sections, memberCard: { description: '' }, layouts: {} }, {}, Date.parse(now));

it('says of every item for whom it stands, by its own conditions as well', () => {
  const notices = [...verdicts('2026-06-01T00:00:00+08:00')];
  expect(notices.map(([key, verdict]) => [key, visibilityOf(verdict)])).toEqual([
    ['资讯列表', 'none'],
    ['资讯列表#guests', 'visitors'],
    ['双列组', 'all'],
    ['课程模块', 'some'],
    ['优质内容', 'all'],
    ['视频模块', 'members'],
    ['音频模块', 'none'],
  ]);
});

it('says why, with the value that decided', () => {
  const chainOf = (key: string, now = '2026-06-01T00:00:00+08:00') =>
    verdicts(now).get(key)?.member.chain.join('\n');
  expect(chainOf('资讯列表')).toContain('这一处已关闭，同名的另一处打开着\n因此不显示');
  expect(chainOf('资讯列表#guests')).toMatch(/访客.*不满足\n因此不显示$/);
  expect(chainOf('双列组')).toContain('组里有 轮播图、活动标题，各自判断');
  expect(chainOf('课程模块')).toMatch(/要看具体是谁\n显示在第 4 位/);
  expect(chainOf('优质内容', '2025-12-31T23:59:00+08:00')).toMatch(
    /2025-12-31 23:59.*\n因此不显示$/,
  );
});

it('says it of one member by what is known of them', () => {
  const own: HomeDocument['sections'] = [
    { name: '课程模块', open: true, title: '', when: { audience: 'card-holder' } },
    { name: '资讯列表', open: true, title: '', when: { studies: ['3'] } },
    {
      ...{ name: '优质内容', open: true, title: '' },
      when: { all: [{ newWithin: 7 }, { can: 'wechat' }] },
    },
  ];
  const now = Date.parse('2026-06-08T00:00:00+08:00');
  const member = { id: '42', card: false, doctor: false, registeredAt: now, studies: ['3'] };
  const document = { sections: own, memberCard: { description: '' }, layouts: {} };
  const notices = verdictsFor(document, {}, member, now);
  expect([...notices].map(([key, { shows }]) => [key, shows])).toEqual([
    ['课程模块', false],
    ['资讯列表', true],
    ['优质内容', true],
  ]);
  expect(notices.get('课程模块')?.chain).toContain(
    '要求持卡会员：当前会员没有会员卡，或会员卡已过期，不满足',
  );
  expect(notices.get('优质内容')?.chain).toContain('要看用什么设备打开');
});

it('says so without a name of a field', () => {
  const sectionVisibilities = [...verdicts('2026-06-01T00:00:00+08:00').values()];
  const lines = sectionVisibilities.flatMap(({ visitor, member }) => [
    ...visitor.chain,
    ...member.chain,
  ]);
  expect(lines).toContain('开关已关闭（在这一行的右边打开）');
  expect(lines.filter((line) => /[A-Za-z_]{2,}/.test(line))).toEqual([]);
});

it('says of a classic page what modules and tabs decide, as it has no switches', () => {
  const layouts: HomeDocument['layouts'] = {
    variant1: {
      theme: 'default',
      nodes: [
        { name: '分类标签' },
        { name: '资讯列表', tab: 'home' },
        { name: '资讯列表', tab: 'home', subTab: '热门' },
        { name: '优惠券' },
        { name: '直播标题' },
        { name: '课程模块', tab: 'category', when: { audience: 'visitor' } },
      ],
    },
  };
  const document = { sections, memberCard: { description: '' }, layouts };
  const notices = verdictsOf(document, { coupons: true }, 1, 'variant1');
  expect([...notices].map(([key, verdict]) => [key, visibilityOf(verdict)])).toEqual([
    ['分类标签', 'all'],
    ['资讯列表', 'all'],
    ['资讯列表#no2', 'all'],
    ['优惠券', 'members'],
    ['直播标题', 'none'],
    ['课程模块', 'visitors'],
  ]);
  expect(notices.get('资讯列表#no2')?.member.chain).toContain(
    '在“首页”标签下、子标签“热门”选中时才看得到',
  );
  expect(notices.get('课程模块')?.visitor.chain).toContain('学员选中一个分类时才看得到');
  expect(notices.get('直播标题')?.member.chain.join()).toContain('直播模块没有启用');
});
