import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes, the longest first: begun last, one alone would keep the other cores idle. */
export const longest = [
  'server/publication/kill',
  'server/platform/process',
  'server/publication/model',
  'server/publication/schedule-model',
  'server/backup/backup',
  'server/operator/hostile',
  'server/backup/killed',
  'server/backup/commands',
  'server/order/race',
  'server/desk/every-table',
  'server/operator/start',
  'server/platform/day-of-logs',
  'e2e/operator/axe',
  'e2e/app/crawl',
  'e2e/operator/phone',
  'e2e/operator/section-settings',
  'e2e/operator/all-homes',
  'e2e/operator/troubles',
  'e2e/home/section-settings',
  'e2e/home/layout-shift',
  'e2e/home/drawn-shift',
  'e2e/app/panels',
  'e2e/publication/plans',
  'e2e/operator/drawer-pickers',
  'e2e/operator/pickers',
  'e2e/operator/arrange',
  'e2e/course/audio',
  'e2e/home/bad-input',
  'e2e/desk/content',
  'e2e/operator/long-list',
  'e2e/publication/together',
  'e2e/app/layout-shift',
  'e2e/home/crawl',
  'e2e/operator/second-factor',
  'e2e/home/first-view',
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
