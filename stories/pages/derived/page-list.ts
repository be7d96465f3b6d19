import type { PageRoute } from '#src/platform/navigation/page.ts';
import type { ListedFile, ListedStory } from '../../sections/story-list.ts';
import { nounWord } from './noun-words.ts';
import { stateNames, statesOf } from './page-states.ts';

const ROOT = '../../../src/pages/';

const modules = import.meta.glob<PageRoute>('../../../src/pages/*/**/page.ts', {
  eager: true,
  import: 'page',
});

/** A registered page, the noun that it is about, and its folder below `src/pages`. */
type Registered = { noun: string; folder: string; page: PageRoute };

// a bundle lists files in another order than a server
const registered: readonly Registered[] = Object.entries(modules)
  .map(([file, page]) => {
    const folder = file.slice(ROOT.length, -'/page.ts'.length);
    return { noun: folder.split('/')[0] ?? '', folder, page };
  })
  .toSorted((one, other) => (one.folder < other.folder ? -1 : 1));

/** `coupon/own` as the beginning of an export's name: `CouponOwn`. */
const joined = (folder: string): string =>
  folder.replace(/(?:^|\W)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The page's title, with its address where another page of the noun has the same title. */
const nameOf = ({ noun, page }: Registered): string => {
  const alike = registered.filter((each) => each.noun === noun && each.page.title === page.title);
  return alike.length > 1 ? `${page.title}（${page.pattern}）` : page.title;
};

const storiesOf = (entry: Registered): ListedStory[] =>
  statesOf(entry.page.kind).map((state) => ({
    key: `${joined(entry.folder)}${joined(state)}`,
    name: `${nameOf(entry)}：${stateNames[state]}`,
    make: 'pageStory',
    args: [entry.folder, state],
    kind: `${entry.page.kind} page ${state}`,
  }));

/** A file of stories for every noun, of its pages. */
export const pageFiles = (): ListedFile[] =>
  [...new Set(registered.map(({ noun }) => noun))]
    .map((noun) => ({
      title: `页面/${nounWord(noun)}/各页的状态`,
      meta: [],
      stories: registered.filter((page) => page.noun === noun).flatMap(storiesOf),
    }))
    .filter(({ stories }) => stories.length > 0);
