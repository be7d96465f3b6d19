/**
 * Folders of the sections that are built with the first screen of each variant, the ordered one in
 * its demo order. Another order costs a request, nothing else.
 */
export const firstSections = {
  ordered: [
    'search-box',
    'banner-carousel',
    'icon-nav',
    'member-card',
    'live-list',
    'featured-content',
  ],
  variant1: [
    'search-box',
    'category-tabs',
    'banner-carousel',
    'icon-nav',
    'recommend-tabs',
    'course-list',
  ],
  variant2: ['search-box', 'banner-carousel', 'icon-nav', 'featured-content', 'live-list'],
  variant3: ['search-box', 'banner-carousel', 'icon-nav', 'live-list', 'featured-content'],
  variant4: ['banner-carousel', 'search-box', 'icon-nav', 'featured-content', 'live-list'],
};

export type FirstViewVariant = keyof typeof firstSections;

const sections = (...folders: string[]) => `/sections/(?:${folders.join('|')})/`;

/**
 * Files of the first views, each with whatever its modules import and an earlier one has not:
 * the app with what every variant begins with, then what some of them begin with.
 */
export const firstViewGroups = [
  {
    name: 'first',
    test: new RegExp(
      [
        '/src/app/main\\.tsx',
        sections('search-box', 'banner-carousel', 'icon-nav'),
        '/src/ui/(?:course-list|list-foot|section-frame)\\.tsx',
        '/src/platform/(?:china-date|course-link|use-pages)\\.ts',
      ].join('|'),
    ),
    priority: 3,
  },
  { name: 'lists', test: new RegExp(sections('live-list', 'featured-content')), priority: 2 },
  {
    name: 'tabs',
    // their registrations belong to every classic variant
    test: /\/sections\/[\w-]+\/(?:CategoryTabs|RecommendTabs|SubCategories)\.tsx|\/src\/ui\/tabs\./,
    priority: 1,
  },
];
