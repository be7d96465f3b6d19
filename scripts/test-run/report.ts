import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const facts = z.object({
  errors: z.array(z.string()),
  files: z.array(z.object({ file: z.string(), seconds: z.number() })),
});

export type TestReport = z.infer<typeof report>;
/** Missing in Vitest's own report: errors outside of files, and the total time of each file. */
export type RunFacts = z.infer<typeof facts>;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const readTestReport = (file: string): TestReport => z.parse(report, read(file));

/** Empty if the run did not finish. */
export const readRunFacts = (file: string): RunFacts =>
  existsSync(file) ? z.parse(facts, read(file)) : { errors: [], files: [] };

export const testFileOf = ({ name }: { name: string }): string =>
  path.relative(process.cwd(), name);
