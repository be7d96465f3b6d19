import { describe, expect, it } from 'vitest';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import { soundDocument as sound } from '../harness/home-documents.ts';

const faultsOf = (given: unknown) => {
  const read = readHomeDocument(given);
  return read.ok ? [] : read.faults.map(({ path, message }) => `${path}: ${message}`);
};

type Item = Readonly<Record<string, unknown>>;

/** A sound document with a further item at its end. */
const withItem = (item: Item) => ({
  ...sound,
  sections: [...sound.sections, { id: 'wrong', open: true, title: '', ...item }],
});
const at = `sections.${sound.sections.length}`;

/** A document with a classic page of its own. */
const page = (...nodes: Item[]) => ({
  ...sound,
  layouts: { ...sound.layouts, variant1: { theme: 'default', nodes } },
});

/** Every fault to the letter: what is wrong, what may stand there, and what was most likely meant. */
describe('a fault teaches', () => {
  it.each<[given: unknown, told: string]>([
    [[], ': 应为对象'],
    [{ ...sound, site: undefined }, 'site: 没有写，应为对象'],
    [{ ...sound, sections: 3 }, 'sections: 区块应为列表'],
    [{ ...sound, bannres: [] }, ': 含有多余的字段“bannres”，最接近的是“banners”'],
    [
      { ...sound, site: { ...sound.site, titel: 'x', zzzzzzzz: 1 } },
      'site: 含有多余的字段“titel”，最接近的是“title”、“zzzzzzzz”',
    ],
    [{ ...sound, template: 'varient2' }, 'template: 没有这个首页样式，最接近的是“variant2”'],
    [withItem({ name: '轮播途' }), `${at}.name: 没有这个区块，最接近的是“轮播图”`],
    [withItem({ name: 'banner' }), `${at}.name: 没有这个区块，最接近的是“轮播图”`],
    [withItem({ name: '抽奖转盘' }), `${at}.name: 没有这个区块`],
    [withItem({ name: '分类标签' }), `${at}.name: 这个区块不能放在这里`],
    [
      withItem({ name: '资讯列表', sttings: {} }),
      `${at}: 含有多余的字段“sttings”，最接近的是“settings”`,
    ],
    [
      withItem({ name: '资讯列表', settings: { cuont: 3 } }),
      `${at}.settings.cuont: 没有这项设置，最接近的是“count”`,
    ],
    [
      withItem({ name: '课程模块', settings: { as: 'rial' } }),
      `${at}.settings.as: 样式应为两列卡片、列表、横向滑动之一，最接近的是“rail”`,
    ],
    [
      withItem({ name: '课程模块', settings: { tokens: { acent: '#000000' } } }),
      `${at}.settings.tokens: 配色不合适：没有这个颜色，最接近的是“accent”`,
    ],
    [withItem({ name: '资讯列表', theme: 'rde' }), `${at}.theme: 没有这个主题，最接近的是“red”`],
    [
      withItem({ name: '轮播图', source: { path: '/v1/index/baner' } }),
      `${at}.source.path: 数据来源应为 /v1/index/banner、/v7/index/getBannerV7 之一，最接近的是“/v1/index/banner”`,
    ],
    [
      withItem({ name: '直播标题', source: { path: '/v5/bro/show_bro', payload: { pgae: 2 } } }),
      `${at}.source.payload.pgae: 这个数据来源没有参数“pgae”，最接近的是“page”`,
    ],
    [
      withItem({ name: '课程模块', source: { path: '/v4/index/getVideoList' } }),
      `${at}.source.payload.type_id: 数据来源的参数不对：type_id`,
    ],
    [
      withItem({ name: '资讯列表', when: { audiance: 'member' } }),
      `${at}.when: 每个条件只能写一种：全部满足、满足任一、不满足、人群、新注册、学过、时间、设备能力或实验，没有“audiance”，最接近的是“audience”`,
    ],
    [
      withItem({ name: '资讯列表', when: { all: [{ audience: 'members' }] } }),
      `${at}.when.all.0.audience: 人群应为访客、会员、持卡会员或认证医生，最接近的是“member”`,
    ],
    [
      withItem({ name: '资讯列表', when: { share: { of: 'a', percnt: 5, percent: 5 } } }),
      `${at}.when.share: 实验只能写名称、比例、分组和所属分组，没有“percnt”，最接近的是“percent”`,
    ],
    [withItem({ name: '双列组', sections: [] }), `${at}.sections: 组里至少要放一个区块`],
    [
      withItem({ name: '双列组', sections: [{ name: '标签组' }] }),
      `${at}.sections.0.name: 组里不能再放组`,
    ],
    [
      withItem({ name: '双列组', sections: [{ name: '轮播图', settings: { cout: 1 } }] }),
      `${at}.sections.0.settings.cout: 没有这项设置，最接近的是“count”`,
    ],
    [
      page({ name: '轮播图', tab: 'hone' }),
      'layouts.variant1.nodes.0.tab: 标签应为 home 或 category，最接近的是“home”',
    ],
    [
      page({ name: '医生工作室' }),
      'layouts.variant1.nodes.0.name: 这个区块只在有序首页按开关显示，经典首页不能放',
    ],
    [
      page({ name: '轮播图', source: { path: '/v1/index/banner', fill: { page: 'category' } } }),
      'layouts.variant1.nodes.0.source.fill.page: 这个数据来源没有参数“page”',
    ],
  ])('%j: %s', (given, notice) => {
    expect(faultsOf(JSON.parse(JSON.stringify(given)))).toContain(notice);
  });
});
