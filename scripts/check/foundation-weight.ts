import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { filesOf } from '../project.mjs';

const entryId = 'virtual:foundation';
/** Engine modules that no learner loads: the operator's explanation, the server's rendering. */
const aside = /\/(?:explain\.ts|render-page\.tsx)$/;

/** `./BannerCarousel.tsx`, which a registration loads later. */
const sectionCode = /^\.\/[A-Z]\w*\.tsx$/;

const entrySource = (): string =>
  [...filesOf(['src/engine']).filter((file) => !aside.test(file)), 'sections/registry.ts']
    .map((file) => `export * from '/${file}';`)
    .join('\n');

const isOutput = (result: unknown): result is Rolldown.RolldownOutput =>
  typeof result === 'object' && result !== null && 'output' in result;

/**
 * Bytes after gzip of engine, registry and the schemas both use, with zod and without React, SWR
 * and the sections' own code, which loads later.
 */
export const foundationWeight = async (): Promise<number> => {
  const result = await build({
    logLevel: 'error',
    plugins: [
      {
        name: 'foundation',
        resolveId: (id) => (id === entryId ? id : undefined),
        load: (id) => (id === entryId ? entrySource() : undefined),
      },
    ],
    build: {
      write: false,
      manifest: false,
      rolldownOptions: {
        input: entryId,
        preserveEntrySignatures: 'strict',
        external: [/^react(?:-dom)?(?:\/|$)/, /^swr(?:\/|$)/, sectionCode],
      },
    },
  });
  const [output] = [result].flat();
  if (!isOutput(output)) throw new Error('the foundation was not built');
  const code = output.output.map((item) => (item.type === 'chunk' ? item.code : ''));
  return gzipSync(code.join('\n'), { level: 9 }).length;
};
