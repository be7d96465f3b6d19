import type { PageRoute } from '../../../src/platform/navigation/page.ts';
import type { ListedFile, ListedStory } from '../../sections/story-list.ts';
import { nounWord } from './noun-words.ts';
import { type PageState, stateNames, statesOf } from './page-states.ts';

const ROOT = '../../../src/pages/';

const modules = import.meta.glob<PageRoute>('../../../src/pages/*/**/page.ts', {
  eager: true,
  import: 'page',
});

/** A registered page and the folder below `src/pages` that it lives in. */
type Registered = { folder: string; page: PageRoute };

/** Every page that is drawn by its kind. */
export const pagesOfKinds = (): Registered[] =>
  Object.entries(modules)
    .map(([file, page]) => ({ folder: file.slice(ROOT.length, -'/page.ts'.length), page }))
    .filter(({ page }) => page.kind !== 'free');

const storyOf = (folder: string, state: PageState): ListedStory => ({
  key: state.charAt(0).toUpperCase() + state.slice(1),
  name: stateNames[state],
  make: 'pageStory',
  args: [folder, state],
});

/** A file of stories for every page that is drawn by its kind. */
export const pageFiles = (): ListedFile[] =>
  pagesOfKinds().map(({ folder, page }) => ({
    title: `页面/${nounWord(folder.split('/')[0] ?? '')}/${page.title}`,
    meta: [],
    stories: statesOf(page.kind).map((state) => storyOf(folder, state)),
  }));
