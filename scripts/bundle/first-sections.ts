/**
 * Folders of the sections that are bundled with each variant's first view; the ordered one in the demo's
 * order. Another order costs one more request.
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
 * The files of the first views; a module goes into the first that matches. In order: the app with what most
 * variants start with, what the classic ones add, and their tabs. The carousel's motion loads later.
 */
export const firstViewGroups = [
  {
    name: 'first',
    test: new RegExp(
      [
        '/src/app/main\\.tsx',
        sections(
          'search-box',
          'icon-nav',
          'live-list',
          'course-list',
          'featured-content',
          'member-card',
        ),
        '/sections/banner-carousel/(?!Motion|use-autoplay)',
        // small modules that every home page loads sooner or later
        '/src/ui/page/tabs\\.',
        '/schemas/[\\w-]+/addresses\\.ts\\?only=(?:membership|news|newsList|featured)Address$',
        // the departments of list filters come from a call of the classic home
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
