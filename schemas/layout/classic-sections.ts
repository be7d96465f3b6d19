/**
 * Sections that only classic layouts may list, never the server's order. Rows as in `home-sections.ts`,
 * without flag and title field.
 */
export const classicSections = {
  分类标签: { aliases: [] },
  子分类: { aliases: [] },
  推荐标签: { aliases: [] },
  分类板块: { aliases: [] },
  优惠券: { aliases: [], module: 'coupons', audience: 'members' },
} as const;

export type ClassicSectionName = keyof typeof classicSections;
