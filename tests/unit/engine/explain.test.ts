import { describe, expect, it } from 'vitest';
import { explain } from '#src/engine/explain.ts';
import { contextOf, layoutOf, registryOf, section } from '../harness/engine/fixtures.tsx';

const registry = registryOf(
  section('轮播图', { aliases: ['轮播'] }),
  section('直播标题', {
    aliases: ['直播'],
    flag: 'live_open',
    titleField: 'live_module_title',
    module: 'liveModule',
  }),
  section('视频模块', { flag: 'video_open', audience: 'members' }),
);

const config = { live_open: true, video_open: true, live_module_title: '名医在线' };
const chains = (order: string[], given: Record<string, unknown> | null, more = {}) =>
  explain(layoutOf(...order), given, contextOf(registry, more)).map(({ chain }) => chain);

describe('explain', () => {
  it('tells the whole way of a section that shows', () => {
    expect(chains(['轮播图', '直播'], config, { modules: { liveModule: true } })).toEqual([
      ['“轮播图”已登记', '在顺序中只算这一次', '显示在第 1 位，标题“轮播图”'],
      [
        '“直播”是“直播标题”的别名',
        '在顺序中只算这一次',
        '开关 live_open 已打开',
        '模块 liveModule 已启用',
        '显示在第 2 位，标题“名医在线”',
      ],
    ]);
  });

  it('goes on after the first no, so that an operator sees everything to change', () => {
    expect(chains(['直播标题'], { live_open: false })).toEqual([
      [
        '“直播标题”已登记',
        '在顺序中只算这一次',
        '开关 live_open 已关闭',
        '模块 liveModule 未启用',
        '因此不显示',
      ],
    ]);
  });

  it('tells visitors and members apart', () => {
    expect(chains(['视频模块'], config, { member: false })[0]).toContain('仅会员可见，当前是访客');
    expect(chains(['视频模块'], config)[0]).toContain('仅会员可见，当前是会员');
  });

  it('says that there is no config', () => {
    expect(chains(['视频模块'], null)[0]).toContain('没有取到系统配置，开关 video_open 按关闭处理');
  });

  it('explains unknown and repeated names', () => {
    expect(explain(layoutOf('抽奖', '轮播图', '轮播'), config, contextOf(registry))).toEqual([
      {
        name: '抽奖',
        position: 1,
        shows: false,
        chain: ['没有名为“抽奖”的区块，已跳过', '因此不显示'],
      },
      {
        name: '轮播图',
        position: 2,
        shows: true,
        chain: ['“轮播图”已登记', '在顺序中只算这一次', '显示在第 2 位，标题“轮播图”'],
      },
      {
        name: '轮播图',
        position: 3,
        shows: false,
        chain: ['“轮播”是“轮播图”的别名', '与第 2 位重复，只显示前面那一次', '因此不显示'],
      },
    ]);
  });
});
