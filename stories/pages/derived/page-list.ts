import { pageRows } from '#src/app/page-rows.ts';
import type { ListedFile, ListedStory } from '../../sections/story-list.ts';
import { nounWord } from './noun-words.ts';
import { stateNames, statesOf } from './page-states.ts';

type Row = (typeof pageRows)[number];

/** `coupon/own` as the beginning of an export: `CouponOwn`. */
const exportName = (path: string): string =>
  path.replace(/(?:^|\W)(\w)/g, (_, letter: string) => letter.toUpperCase());

const keyOf = ({ view }: Row): string =>
  exportName(view.replace(/^src\/pages\/|(?:\/view)?\.tsx$/g, ''));

/** The page's title, followed by its address where it is not unique within the noun. */
const nameOf = ({ noun, page }: Row): string => {
  const alike = pageRows.filter((each) => each.noun === noun && each.page.title === page.title);
  return alike.length > 1 ? `${page.title}（${page.pattern}）` : page.title;
};

const storiesOf = (entry: Row): ListedStory[] =>
  statesOf(entry.page.kind).map((state) => ({
    key: `${keyOf(entry)}${exportName(state)}`,
    name: `${nameOf(entry)}：${stateNames[state]}`,
    make: 'pageStory',
    args: [entry.noun, entry.page.pattern, state],
    kind: `${entry.page.kind} page ${state}`,
  }));

export const pageFiles = (): ListedFile[] =>
  [...new Set(pageRows.map(({ noun }) => noun))]
    .sort()
    .map((noun) => ({
      title: `页面/${nounWord(noun)}/各页的状态`,
      meta: [],
      stories: pageRows.filter((row) => row.noun === noun).flatMap(storiesOf),
    }))
    .filter(({ stories }) => stories.length > 0);
