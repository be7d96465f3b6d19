import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes, the longest first: begun last, one alone would keep the other cores idle. */
export const longest = [
  'server/publication/kill.whole',
  'server/platform/process',
  'server/publication/model',
  'server/publication/schedule-model',
  'server/backup/backup',
  'server/operator/hostile',
  'server/backup/killed.whole',
  'server/backup/commands',
  'server/order/race',
  'server/desk/every-table',
  'server/operator/access',
  'server/publication/change-sets',
  'server/operator/start',
  'server/publication/plans',
  'server/audit/rules',
  'server/order/prices-agree',
  'server/platform/large-numbers',
  'server/publication/in-front/start',
  'server/platform/cost',
  'server/platform/stop',
  'server/diagnostics/start-in-front',
  'server/platform/logs/day-of-logs.whole',
  'e2e/app/crawl.whole',
  'e2e/operator/axe',
  'e2e/operator/axe-dialogs.whole',
  'e2e/app/crawl',
  'e2e/operator/phone.whole',
  'e2e/operator/editor/section-settings.whole',
  'e2e/operator/editor/all-homes.whole',
  'e2e/operator/troubles.whole',
  'e2e/home/section-settings.whole',
  'e2e/home/layout-shift.whole',
  'e2e/home/drawn-shift.whole',
  'e2e/app/panels.whole',
  'e2e/publication/plans.whole',
  'e2e/home/first-paint.whole',
  'e2e/desk/content.whole',
  'e2e/home/first-view.whole',
  'e2e/operator/editor/drawer-pickers.whole',
  'e2e/operator/editor/pickers.whole',
  'e2e/operator/editor/arrange.whole',
  'e2e/course/audio.whole',
  'e2e/home/bad-input',
  'e2e/operator/editor/long-list.whole',
  'e2e/publication/together.whole',
  'e2e/app/layout-shift.whole',
  'e2e/home/crawl.whole',
  'e2e/operator/accounts/second-factor.whole',
  'e2e/search/search.whole',
  'e2e/publication/day',
  'e2e/order/course',
  'e2e/case/journey',
  'e2e/course/video.whole',
  'e2e/login/by-phone',
  'e2e/live/room',
  'e2e/support/journey',
  'e2e/question/journey',
  'e2e/operator/in-front',
  'e2e/app/return',
  'e2e/questionnaire/attempts',
].map((name) => `tests/${name}.test.ts`);

const positionOf = ({ moduleId }: TestSpecification): number => {
  const position = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return position < 0 ? longest.length : position;
};

/** The environment that a file chooses at its head; empty for most. */
const environmentOf = ({ moduleId }: TestSpecification): string =>
  /^\/\/ @vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? '';

/**
 * Vitest's order, but of each project the files that are known to be long come first, and those of one
 * environment together: a worker ends, with the packages that it has loaded, where the next file's is another.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const keyed = sorted.map((file) => ({
      file,
      environment: environmentOf(file),
      position: positionOf(file),
    }));
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((project) =>
      keyed
        .filter(({ file }) => file.project === project)
        .sort(
          (one, other) =>
            other.environment.localeCompare(one.environment) || one.position - other.position,
        )
        .map(({ file }) => file),
    );
  }
}
