import { useEffect, useState } from 'react';
import type { ClassicSectionName } from '#schemas/layout/classic-sections.ts';
import type { HomeSectionName } from '#schemas/layout/home-sections.ts';

export const homeMain = (): HTMLElement | null => document.querySelector('main[data-variant]');

/** They lead on, and hold nothing to learn. */
const guides: readonly (HomeSectionName | ClassicSectionName)[] = [
  ...(['搜索框', '轮播图', '导航栏', '会员卡提示', '分类标签', '推荐标签'] as const),
];

/** `bare`: nothing but guides, or a note that nothing is there; undefined while sections are still loading. */
const standingOf = (main: HTMLElement): 'bare' | 'filled' | undefined => {
  const sections = [...main.querySelectorAll<HTMLElement>('[data-section]')];
  if (sections.some(({ dataset }) => dataset.state !== 'ready')) return undefined;
  const names = sections.map(({ dataset }) => dataset.section);
  if (names.some((name) => !guides.some((guide) => guide === name))) return 'filled';
  const bare = names.length > 0 || main.querySelector('[role="alert"]') !== null;
  return bare && main.querySelector('[data-nothing]') === null ? 'bare' : undefined;
};

/** Whether the home page stands without any content; it is watched until some content stands. */
export const useBareHome = (): boolean => {
  const [bare, setBare] = useState(false);
  useEffect(() => {
    const main = homeMain();
    if (!main) return;
    const look = () => {
      const standing = standingOf(main);
      setBare(standing === 'bare');
      if (standing === 'filled') watch.disconnect();
    };
    const watch = new MutationObserver(look);
    watch.observe(main, { childList: true, subtree: true, attributeFilter: ['data-state'] });
    look();
    return () => watch.disconnect();
  }, []);
  return bare;
};
