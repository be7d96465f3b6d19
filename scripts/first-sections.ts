/**
 * Folders of the sections that stand in the first viewport of `/drawIndex` in the demo order. Their
 * code travels with the first view in one file; another order costs a request, nothing else.
 */
export const firstSections = [
  'search-box',
  'banner-carousel',
  'icon-nav',
  'member-card',
  'live-list',
  'featured-content',
];
