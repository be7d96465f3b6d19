import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { RunFacts } from './report.ts';

const secondsOf = (module: TestModule): number => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  const parts = [
    environmentSetupDuration,
    prepareDuration,
    collectDuration,
    setupDuration,
    duration,
  ];
  return parts.reduce((sum, part) => sum + part, 0) / 1000;
};

/** Writes the facts of a run (`report.ts`) to the file at TEST_FACTS. */
export default class FactsReporter implements Reporter {
  onTestRunEnd(
    modules: ReadonlyArray<TestModule>,
    unhandled: ReadonlyArray<SerializedError>,
  ): void {
    const target = process.env.TEST_FACTS;
    if (!target) return;
    const facts: RunFacts = {
      errors: unhandled.map(({ stack, message }) => stack ?? message),
      files: modules.map((module) => ({
        file: module.relativeModuleId,
        seconds: secondsOf(module),
      })),
    };
    writeFileSync(target, JSON.stringify(facts));
  }
}
