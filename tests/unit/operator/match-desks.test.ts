import { describe, expect, it } from 'vitest';
import { type Desk, deskGroups } from '#src/operator/parts/desk.ts';
import { desks } from '#src/operator/shell/desks.ts';
import { matchDesks } from '#src/operator/shell/finder/match-desks.ts';

const positions = desks.map(({ path, label, group }: Desk) => ({
  path,
  label,
  of: deskGroups[group],
}));

const found = (typed: string) => matchDesks(typed, positions).map(({ label }) => label);

describe('the search for desks', () => {
  it.each([
    ['订单', 'dd'],
    ['首页编辑', 'sybj'],
    ['优惠与会员卡', 'yhyhyk'],
    ['阅卷', 'yj'],
    ['区块分享页', 'qkfxy'],
    ['CSV 导出', 'csv dc'],
  ])('knows the initials of %s', (label, initials) => {
    expect(matchDesks(initials, [{ path: '/', label, of: '' }])).toHaveLength(1);
    expect(matchDesks(`${initials}q`, [{ path: '/', label, of: '' }])).toEqual([]);
  });

  it('finds every desk by its name', () => {
    expect(positions.length).toBeGreaterThan(25);
    for (const { label } of positions) expect(found(label)).toContain(label);
  });

  it('puts what begins with the word first, in capitals and with spaces as well', () => {
    expect(found(' TK ')[0]).toBe('退款');
    expect(found('会员')[0]).toBe('会员');
    expect(found('会员')).toContain('优惠与会员卡');
  });

  it('finds the desks of a group, all where nothing was typed, and none by what nothing is called', () => {
    expect(found('订单与售后')).toEqual(['订单', '退款', '发票']);
    expect(found('')).toHaveLength(positions.length);
    expect(found('zzz')).toEqual([]);
  });
});

describe('the desks of the console', () => {
  it('stand in their groups, in the order of use, each rank once', () => {
    const groups = [...new Set(desks.map(({ group }) => group))];
    expect(groups).toEqual(Object.keys(deskGroups));
    const ranks = desks.map(({ group, rank }) => `${group} ${rank}`);
    expect(new Set(ranks).size).toBe(ranks.length);
    const starts = desks.map(({ group }) => groups.indexOf(group));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  it('edit the draft only where the home page is made', () => {
    expect(desks.flatMap(({ edits, label }) => (edits ? [label] : []))).toEqual([
      ...['首页编辑', '页面配置', '草稿历史', '页面文档'],
    ]);
  });
});
