import { expect, it } from 'vitest';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { shippedLayouts } from '#server/db/shipped-layouts.ts';
import { comparePages } from '#src/operator/publication/releases/compare/compare-pages.ts';
import { soundDocument as sound } from '../../harness/home-documents.ts';

const without = (name: string): HomeDocument => ({
  ...sound,
  sections: sound.sections.filter((item) => item.name !== name),
});

it('equal pages differ in nothing, whatever the order of their fields', () => {
  const turned = sound.sections.map(({ name, open, title }) => ({ title, open, name }));
  expect(comparePages(sound, { ...sound, sections: turned })).toEqual({ before: [], after: [] });
});

it('what is gone stands before, what is new after', () => {
  const one = { name: '资讯列表', marks: ['removed'] };
  expect(comparePages(sound, without('资讯列表'))).toEqual({ before: [one], after: [] });
  expect(comparePages(without('资讯列表'), sound)).toEqual({
    ...{ before: [], after: [{ ...one, marks: ['added'] }] },
  });
});

it('what is moved and changed stands on both sides', () => {
  const [first, ...rest] = sound.sections;
  if (!first) throw new Error('the page is empty');
  const after = { ...sound, sections: [...rest, { ...first, open: false }] };
  const marked = [{ name: first.name, marks: ['moved', 'changed'] }];
  expect(comparePages(sound, after)).toEqual({ before: marked, after: marked });
});

it('what a section shows from beside the page changes it', () => {
  const after = { ...sound, banners: sound.banners.slice(1) };
  const marked = [{ name: '轮播图', marks: ['changed'] }];
  expect(comparePages(sound, after)).toEqual({ before: marked, after: marked });
});

it('classic pages are compared by their own sections, and not with other pages', () => {
  const classic = { ...sound, template: 'variant2' as const, layouts: { ...shippedLayouts } };
  const { variant2 } = shippedLayouts;
  const [first] = variant2.nodes;
  const shorter = { ...variant2, nodes: variant2.nodes.slice(1) };
  const after = { ...classic, layouts: { ...shippedLayouts, variant2: shorter } };
  expect(comparePages(classic, after)).toEqual({
    before: [{ name: first?.name, marks: ['removed'] }],
    after: [],
  });
  expect(comparePages(sound, classic)).toEqual({ before: [], after: [] });
});
