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
 * Files of the first views, each with whatever its modules import and an earlier one has not: the
 * app with what most variants begin with, what the classic ones add, and the tabs of one of them.
 * What moves the carousel comes later, in a file of its own.
 */
export const firstViewGroups = [
  {
    name: 'first',
    test: new RegExp(
      [
        '/src/app/main\\.tsx',
        sections('search-box', 'icon-nav', 'live-list', 'course-list'),
        '/sections/banner-carousel/(?!Motion|use-autoplay)',
        // small things that come with every home page, by one of its later files or another
        '/src/ui/page/tabs\\.',
        '/schemas/[\\w-]+/addresses\\.ts\\?only=(?:membership|news|newsList|featured)Address$',
        // the departments of lists' filters come from a call of the classic home
        '/schemas/classic/endpoints\\.ts',
        '/src/platform/storage/choices\\.ts',
      ].join('|'),
    ),
    priority: 3,
  },
  { name: 'classic', test: /\/src\/home\/classic\/classic-page\.tsx/, priority: 2 },
  {
    name: 'tabs',
    // every classic variant registers them
    test: /\/sections\/[\w-]+\/(?:CategoryTabs|RecommendTabs|SubCategories)\.tsx/,
    priority: 1,
  },
];
