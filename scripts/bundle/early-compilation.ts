import type { ESTree, Plugin } from 'vite';
import { vendor } from './early-vendor.ts';
import { firstViewGroups } from './first-sections.ts';

const early = [vendor, ...firstViewGroups].map(({ name }) => name);

/** V8 13.6 and later compiles every function of a file that begins with this while the file arrives. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Earlier versions do so with functions in parentheses: here those around each of React's modules. */
const parenthesized = (code: string, { body }: ESTree.Program): string => {
  const modules = body.flatMap((statement) => {
    if (statement.type !== 'VariableDeclaration') return [];
    return statement.declarations.flatMap(({ init }) => {
      const [wrapper] = init?.type === 'CallExpression' ? init.arguments : [];
      return wrapper?.type === 'ArrowFunctionExpression' ? wrapper : [];
    });
  });
  return modules.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  );
};

/**
 * Has browsers compile the code of first views off the main thread, which else compiles each function when it is first
 * called. No minifier keeps either hint, so they are added last.
 */
export const earlyCompilation = (): Plugin => ({
  name: 'early-compilation',
  apply: 'build',
  enforce: 'post',
  // the hints are not part of the content that file hashes are computed from
  augmentChunkHash: () => 'early-compilation 1',
  generateBundle(_options, bundle) {
    if (!this.environment.config.build.minify) return;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !early.includes(chunk.name)) continue;
      const { code, name } = chunk;
      chunk.code = HINT + (name === vendor.name ? parenthesized(code, this.parse(code)) : code);
    }
  },
});
