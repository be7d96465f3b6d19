import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes, the longest first: begun last, one alone would keep the other cores idle. */
export const longest = [
  'e2e/app/crawl',
  'e2e/operator/axe',
  'e2e/app/layout-shift',
  'e2e/home/layout-shift',
  'e2e/home/crawl',
  'e2e/home/bad-input',
  'e2e/home/first-view',
  'e2e/app/panels',
  'e2e/operator/hands',
  'e2e/operator/long-list',
].map((name) => `tests/${name}.test.ts`);

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? longest.length : place;
};

/** Vitest's order, but of each project the files that are known to be long come first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((project) =>
      sorted
        .filter((file) => file.project === project)
        .sort((one, other) => placeOf(one) - placeOf(other)),
    );
  }
}
