import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registry } from '../../../sections/registry.ts';
import { settings } from '../../../sections/settings.ts';
import { checkLayout } from '../../../src/engine/check-layout.ts';

const known = { registry, settings };
const faultsOf = (raw: unknown) =>
  checkLayout(raw, known).faults.map(({ path, reason }) => `${path}: ${reason}`);
const node = (fields: object) => ({ nodes: [{ section: '搜索框' }, fields] });

describe('a layout', () => {
  it('gets its defaults', () => {
    const { layout, faults } = checkLayout({ nodes: [{ section: '搜索框' }] }, known);
    expect(faults).toEqual([]);
    expect(layout).toEqual({ gated: false, theme: 'default', nodes: [{ section: '搜索框' }] });
  });

  it.each([
    [[], /^: /],
    [{}, /^nodes: /],
    [{ nodes: [], theme: 'pink' }, /^theme: /],
    [{ nodes: [], coupon: 'free' }, /^coupon: /],
    [{ nodes: [], tehme: 'red' }, /^tehme: no such field/],
    [node({}), /^nodes\.1\.section: /],
    [node({ section: '抽奖' }), /^nodes\.1\.section: no section is called 抽奖/],
    [node({ section: 'banner' }), /^nodes\.1\.section: no section is called banner/],
    [node({ section: '导航栏', titel: '导航' }), /^nodes\.1\.titel: no such field/],
    [node({ section: '导航栏', tab: 'other' }), /^nodes\.1\.tab: /],
    [
      node({ section: '导航栏', settings: { columns: 4 } }),
      /^nodes\.1\.settings: 导航栏 takes no settings/,
    ],
    [
      node({ section: '直播标题', settings: { labelsPending: 'no' } }),
      /^nodes\.1\.settings\.labelsPending: /,
    ],
    [node({ section: '直播标题', settings: { label: true } }), /^nodes\.1\.settings: /],
    [
      node({ section: '轮播图', source: { path: '/v1/index/nav' } }),
      /^nodes\.1\.source\.path: 轮播图 is not fed from \/v1\/index\/nav/,
    ],
    [
      node({ section: '轮播图', source: { path: 'https://evil.example' } }),
      /^nodes\.1\.source\.path: /,
    ],
    [
      node({
        section: '课程模块',
        source: { path: '/v4/index/getVideoList', fill: { type_id: 'moon' } },
      }),
      /^nodes\.1\.source\.fill\.type_id: /,
    ],
    [
      node({ section: '课程模块', source: { path: '/v4/index/getVideoList' } }),
      /^nodes\.1\.source\.payload\.type_id: /,
    ],
  ])('%j is refused with path and reason', (raw, fault) => {
    expect(faultsOf(raw)).toEqual([expect.stringMatching(fault)]);
  });
});

it('every section with settings says which, and refuses others', () => {
  for (const [name, schema] of Object.entries(settings)) {
    expect(z.safeParse(schema, {}).success, name).toBe(true);
    expect(z.safeParse(schema, { unheardOf: 1 }).success, name).toBe(false);
  }
});
