import { expect, it } from 'vitest';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { faultTargets } from '#src/operator/publication/faults/fault-targets.ts';
import { soundDocument as sound } from '../../harness/home-documents.ts';

const positionsIn = (document: HomeDocument) => {
  const read = readDraftDocument(document);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return faultTargets(read.document, read.faults);
};

const withSection = (name: string, statement: object): HomeDocument => ({
  ...sound,
  sections: sound.sections.map((item) => (item.name === name ? { ...item, ...statement } : item)),
});

const long = '长'.repeat(70);
const [banner] = sound.banners;

it.each<[what: string, document: HomeDocument, place: object]>([
  [
    'a title in its row',
    withSection('直播标题', { title: long }),
    {
      words: '直播标题：区块标题最多 20 个字',
      screen: '/',
      item: '直播标题',
      control: '首页区块-直播标题-title',
    },
  ],
  [
    'a setting among the settings of its section',
    withSection('课程模块', { settings: { count: 99 } }),
    {
      words: expect.stringMatching(/^课程模块：.*整数/),
      screen: '/',
      item: '课程模块',
      control: '首页区块-课程模块-settings.count',
      drawer: { key: '课程模块', held: null },
    },
  ],
  [
    'a setting that its section does not have in the text of the page',
    withSection('课程模块', { settings: { speed: 99 } }),
    {
      words: '课程模块：没有这项设置',
      screen: '/document/ordered',
      control: '页面文档-ordered-text',
      drawer: null,
    },
  ],
  [
    'what its call has to be told among the settings of its section',
    withSection('课程模块', {
      source: { path: '/v4/index/getVideoList', payload: { type_id: '' } },
    }),
    { screen: '/', control: '首页区块-课程模块-source.payload' },
  ],
  [
    'a condition among the settings of its section',
    withSection('课程模块', { when: { newWithin: 0 } }),
    { screen: '/', control: '首页区块-课程模块-when' },
  ],
  [
    'a section in a group among the settings of the group',
    {
      ...sound,
      sections: [
        {
          ...{ name: '双列组', id: 'pair', open: true, title: '' },
          sections: [{ name: '资讯列表' }, { name: '课程模块', settings: { as: 'heap' } }],
        },
        ...sound.sections,
      ],
    },
    {
      words: expect.stringMatching(/^双列组（pair） 课程模块：样式应为/),
      screen: '/',
      item: '双列组#pair',
      control: '首页区块-双列组#pair-sections.1.settings.as',
      drawer: { key: '双列组#pair', held: 1 },
    },
  ],
  [
    'the words of the member card among the settings of its section',
    { ...sound, memberCard: { description: long } },
    {
      screen: '/',
      item: '会员卡提示',
      control: '会员卡-one-description',
      drawer: { page: 'ordered', key: '会员卡提示', held: null },
    },
  ],
  [
    'the same where that section is not on the page',
    {
      ...sound,
      memberCard: { description: long },
      sections: sound.sections.filter(({ name }) => name !== '会员卡提示'),
    },
    { words: expect.stringContaining('加回“会员卡提示”'), screen: '/', control: '' },
  ],
  [
    'a picture of a banner, by the name of the banner',
    { ...sound, banners: sound.banners.map((each) => ({ ...each, thumb: '' })).slice(1, 2) },
    {
      words: '轮播图「轮播 b」：请上传轮播图片',
      screen: '/settings/banners',
      item: 'b',
      control: '轮播图-b-thumb',
    },
  ],
  [
    'too many banners',
    {
      ...sound,
      banners: Array.from({ length: 21 }, (_, at) => ({
        ...(banner ?? { slot: 'ordered', title: '图', thumb: '/a.svg', link: '' }),
        key: `k${at}`,
      })),
    },
    { words: '轮播图最多 20 张', screen: '/settings/banners', control: '轮播图-k0-slot' },
  ],
  [
    'a field of the site',
    { ...sound, site: { ...sound.site, title: '' } },
    {
      words: '站点信息：站点名称不能为空',
      screen: '/settings/site',
      control: '站点信息-one-title',
    },
  ],
  [
    'a title on a classic page in its row there',
    {
      ...sound,
      layouts: {
        variant2: { theme: 'red', nodes: [{ name: '资讯列表', title: '长'.repeat(30) }] },
      },
    },
    {
      words: '样式二 资讯列表：区块标题最多 20 个字',
      screen: '/?page=variant2',
      item: '资讯列表',
      control: '样式二区块-资讯列表-title',
    },
  ],
  [
    'a setting of a section that a classic page shows twice among the settings of that one',
    {
      ...sound,
      layouts: {
        variant4: {
          theme: 'food',
          nodes: [{ name: '课程模块' }, { name: '课程模块', settings: { count: 99 } }],
        },
      },
    },
    {
      words: expect.stringMatching(/^样式四 课程模块（no2）：.*整数/),
      screen: '/?page=variant4',
      item: '课程模块#no2',
      control: '样式四区块-课程模块#no2-settings.count',
      drawer: { page: 'variant4', key: '课程模块#no2', held: null },
    },
  ],
  [
    'a tab that nothing chooses among the settings of what stands on it',
    {
      ...sound,
      layouts: { variant2: { theme: 'red', nodes: [{ name: '资讯列表', tab: 'home' }] } },
    },
    {
      words: '样式二 资讯列表：放在标签里，但页面上没有“分类标签”',
      screen: '/?page=variant2',
      control: '样式二区块-资讯列表-tab',
      drawer: { page: 'variant2', key: '资讯列表', held: null },
    },
  ],
  [
    'a section that may not stand on a classic page in its row',
    { ...sound, layouts: { variant2: { theme: 'red', nodes: [{ name: '医生工作室' }] } } },
    { screen: '/?page=variant2', item: '医生工作室', control: '', drawer: null },
  ],
  [
    'a classic page without sections on that page',
    { ...sound, layouts: { variant3: { theme: 'red', nodes: [] } } },
    { words: '样式三：至少要有一个区块', screen: '/?page=variant3', item: '', drawer: null },
  ],
])('%s is where a fault leads', (_what, document, position) => {
  expect(positionsIn(document)).toMatchObject([position]);
});

it('faults of one field are one place', () => {
  const positions = positionsIn({ ...sound, site: { ...sound.site, title: `<b>${long}` } });
  expect(positions.map(({ words }) => words)).toEqual([
    '站点信息：站点名称最多 20 个字；站点名称不能含有 < > 或脚本',
  ]);
});
