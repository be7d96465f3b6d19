import { describe, expect, it } from 'vitest';
import { asksWhom, fitItems } from '#schemas/when/fit-items.ts';
import type { MemberFacts, WhenFacts } from '#schemas/when/judge-when.ts';

const doctor: MemberFacts = { id: '7', card: false, doctor: true, registeredAt: 0, studies: [] };
const facts = (member: WhenFacts['member']): WhenFacts => ({ now: 0, member, device: undefined });

const items = [
  { name: '轮播图' },
  { name: '资讯列表', id: 'doctors', when: { audience: 'doctor' as const } },
  { name: '导航栏', when: { can: 'wechat' as const } },
  {
    name: '双列组',
    sections: [
      { name: '活动标题', when: { audience: 'visitor' as const } },
      { name: '课程模块', when: { share: { of: 'spring', percent: 100 } } },
    ],
  },
];

describe('the items of a page for one caller', () => {
  it('stand without the conditions that are decided, and leave the rest to the phone', () => {
    expect(fitItems(items, facts(doctor))).toEqual([
      { name: '轮播图' },
      { name: '资讯列表', id: 'doctors' },
      { name: '导航栏', when: { can: 'wechat' } },
      { name: '双列组', sections: [{ name: '课程模块', variant: 'spring' }] },
    ]);
  });

  it('leave a visitor’s share to the phone, which alone knows them', () => {
    expect(fitItems(items, facts(null))).toEqual([
      { name: '轮播图' },
      { name: '导航栏', when: { can: 'wechat' } },
      {
        name: '双列组',
        sections: [
          { name: '活动标题' },
          expect.objectContaining({ when: { share: { of: 'spring', percent: 100 } } }),
        ],
      },
    ]);
  });

  it('go with a group of which nothing is left', () => {
    const group = { name: '标签组', sections: [{ name: '轮播图', when: { audience: 'visitor' } }] };
    expect(fitItems([group], facts(doctor))).toEqual([]);
  });

  it('depend on the caller where any says so, in a group as well', () => {
    expect(asksWhom(items.slice(0, 1))).toBe(false);
    expect(asksWhom([{ sections: [{ when: { can: 'ios' } }] }])).toBe(true);
  });
});
