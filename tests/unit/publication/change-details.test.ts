import { describe, expect, it } from 'vitest';
import { describeChoices, detailChanges } from '#schemas/publication/describe-changes.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { soundDocument as base } from '../harness/home-documents.ts';

type Section = HomeDocument['sections'][number];

const withSection = (name: string, statement: Partial<Section>): HomeDocument => ({
  ...base,
  sections: base.sections.map((item) => (item.name === name ? { ...item, ...statement } : item)),
});

const detailsTo = (after: HomeDocument, before = base) =>
  detailChanges(before, after).flatMap(({ details }) => details);

describe('what the sentence of a change is too short for', () => {
  it('tells a condition in its sentences, before and after', () => {
    const share = { of: '新封面', percent: 50, variants: ['a', 'b'], variant: 'b' };
    const half = withSection('资讯列表', { when: { share } });
    const all = withSection('资讯列表', { when: { all: [{ audience: 'member' }, { share }] } });
    const sentence = '实验 新封面 的 50%（分组 a、b）中的 b 组';
    expect(detailsTo(half)).toEqual([
      { label: '显示条件', kind: 'words', before: ['没有条件，谁都看得到'], after: [sentence] },
    ]);
    expect(detailsTo(all, half)).toEqual([
      {
        ...{ label: '显示条件', kind: 'words', before: [sentence] },
        after: ['以下各条都满足才成立', '· 要求会员', `· ${sentence}`],
      },
    ]);
  });

  it('tells those settings that differ, by the words of the form', () => {
    const before = withSection('资讯列表', { settings: { count: 3, quiet: true } });
    const after = withSection('资讯列表', { settings: { count: 5, quiet: true } });
    expect(detailsTo(after, before)).toEqual([
      { label: '设置', kind: 'words', before: ['显示条数：3'], after: ['显示条数：5'] },
    ]);
    expect(detailsTo(base, withSection('资讯列表', { settings: { count: 3 } }))).toEqual([
      { label: '设置', kind: 'words', before: ['显示条数：3'], after: ['按默认'] },
    ]);
  });

  it('shows pictures as pictures, and says no address of theirs', () => {
    const [first, ...rest] = base.banners;
    if (!first) throw new Error('the sample has banners');
    const thumb = '/uploads/new.webp';
    const after = { ...base, banners: [{ ...first, thumb }, ...rest] };
    const [change] = detailChanges(base, after);
    expect(change?.text).toBe('轮播图「轮播 a」 图片已更换');
    expect(change?.details).toEqual([
      { label: '图片', kind: 'picture', before: [first.thumb], after: [thumb] },
    ]);
  });

  it('says what is new: its picture, its link, its condition', () => {
    const banner = { key: 'new', title: '新图', thumb: '/n.webp', link: '/help', slot: 'ordered' };
    const after: HomeDocument = {
      ...base,
      banners: [...base.banners, { ...banner, slot: 'ordered' }],
      sections: [
        ...base.sections,
        { name: '资讯列表', id: 'x', open: true, title: '', when: { audience: 'doctor' } },
      ],
    };
    expect(detailsTo(after)).toEqual([
      { label: '显示条件', kind: 'words', before: [], after: ['要求认证医生'] },
      { label: '图片', kind: 'picture', before: [], after: ['/n.webp'] },
      { label: '链接', kind: 'words', before: [], after: ['/help'] },
    ]);
  });

  it('gives a long text in full, and a short one in the sentence alone', () => {
    const long = '很长的版权文字'.repeat(5);
    const after = { ...base, site: { ...base.site, copyright: long, title: '新名' } };
    expect(detailsTo(after)).toMatchObject([{ label: '版权文字', after: [long] }]);
    expect(detailChanges(base, after).map(({ details: _, ...choice }) => choice)).toEqual(
      describeChoices(base, after),
    );
  });

  it('throws at no condition that a draft may hold', () => {
    // drafts hold conditions that nobody can read
    const unread = { share: { of: '' } } as unknown as NonNullable<Section['when']>;
    expect(detailsTo(withSection('资讯列表', { when: unread }))).toMatchObject([
      { after: ['写得不对，谁都看不到'] },
    ]);
  });
});
