import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, parseSync, type Rolldown } from 'vite';
import { filesOf } from '../project.mjs';
import { importedPath } from './imports.ts';

const entryId = 'virtual:foundation';
/** `./BannerCarousel.tsx`, which a registration imports dynamically. */
const sectionCode = /^\.\/[A-Z]\w*\.tsx$/;

const engineFile = /^src\/engine\//;

type TakenExport = { target: string; name: string };

const takenFromEngine = (file: string): TakenExport[] =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticImports.flatMap(
    ({ moduleRequest, entries }) => {
      const target = importedPath(file, moduleRequest.value);
      if (target === undefined || !engineFile.test(target)) return [];
      return entries.flatMap(({ isType, importName }) =>
        isType || !importName.name ? [] : [{ target, name: importName.name }],
      );
    },
  );

const onServers = /^src\/app\/first-paint\//;

/** Imports the registry and what the app uses of the engine, without what only operators load. */
const entrySource = (): string => {
  const modules = filesOf(['src/app', 'src/home', 'src/entities', 'src/platform', 'sections']);
  const taken = modules
    .filter((file) => /\.tsx?$/.test(file) && !onServers.test(file))
    .flatMap(takenFromEngine);
  const lines = taken.map(({ target, name }) => `export { ${name} } from '/${target}';`);
  return [...new Set(lines), "export * from '/sections/home-registry.ts';"].join('\n');
};

const isOutput = (result: unknown): result is Rolldown.RolldownOutput =>
  typeof result === 'object' && result !== null && 'output' in result;

/**
 * Bytes (gzip) of engine, registry and their schemas, with zod and without React, SWR and the code of
 * sections.
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
        // the name of the real file, so that the same minification applies
        input: { first: entryId },
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
        external: [/^react(?:-dom)?(?:\/|$)/, /^swr(?:\/|$)/, sectionCode],
      },
    },
  });
  const [output] = [result].flat();
  if (!isOutput(output)) throw new Error('the foundation was not built');
  const code = output.output.map((item) => (item.type === 'chunk' ? item.code : ''));
  return gzipSync(code.join('\n'), { level: 9 }).length;
};
