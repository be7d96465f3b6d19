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

const inSections = `/sections/(?:${[...new Set(Object.values(firstSections).flat())].join('|')})/`;

const APP = new RegExp(
  [
    '/src/app/main\\.tsx',
    // small modules that every home page and every page loads sooner or later
    '/src/ui/page/tabs\\.',
    '/schemas/[\\w-]+/addresses\\.ts\\?only=(?:membership|news|newsList|featured)Address$',
    '/src/platform/(?:storage/choices|measures/consent)\\.ts',
    // the few rules of what comes once anything stands, which would be a request of their own
    '/src/app/(?:frame/offline-bar|afterwards/continue-strip)\\.module\\.css',
  ].join('|'),
);

const HOME = new RegExp(
  [
    '/src/home/home\\.ts$',
    inSections,
    // the departments of list filters come from a call of the classic home
    '/schemas/classic/endpoints\\.ts',
    '/src/home/classic/classic-page\\.tsx',
    '/src/layouts/variant-\\d\\.json',
    // every classic variant registers them
    '/sections/[\\w-]+/(?:CategoryTabs|RecommendTabs|SubCategories)\\.tsx',
  ].join('|'),
);

/** What moves the carousel comes later. */
const MOTION = /\/sections\/banner-carousel\/(?:Motion|use-autoplay)/;

/** What home pages begin with. */
export const homeGroup = {
  name: 'home',
  test: (id: string) => HOME.test(id) && !MOTION.test(id),
  priority: 4,
};

/** The app, which pages load as well. */
export const isApp = (id: string): boolean => APP.test(id);

/** The names of the files of first views. */
export const firstViewFiles: readonly string[] = ['first', homeGroup.name];
