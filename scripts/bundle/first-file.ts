import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const EXPORTS = /export\{([^}]*)\};?\s*$/;
const IMPORT = /import\{([^}]*)\}from"([^"]*)"/g;

const namesIn = (list: string): (readonly [name: string, as: string])[] =>
  list.split(',').map((each) => {
    const [name = '', as = name] = each.split(' as ');
    return [name, as];
  });

const listOf = (names: readonly (readonly [name: string, as: string])[]): string =>
  names.map(([name, as]) => (name === as ? name : `${name} as ${as}`)).join();

const exportOwnNames = (file: Chunk): ReadonlyMap<string, string> => {
  const list = EXPORTS.exec(file.code)?.[1];
  if (!list) throw new Error('the first file exports nothing that can be read');
  const own = new Map(namesIn(list).map(([name, as]) => [as, name]));
  file.exports = [...own.values()].sort();
  file.code = file.code.replace(EXPORTS, () => `export{${file.exports.join()}};`);
  return own;
};

/** Rewrites another file's imports of the first file, `file`, to its internal names. */
const importOwnNames = (chunk: Chunk, file: string, own: ReadonlyMap<string, string>): void => {
  let taken = 0;
  chunk.code = chunk.code.replace(IMPORT, (all, list: string, source: string) => {
    if (source !== `./${file}`) return all;
    taken += 1;
    const names = namesIn(list).map(([name, as]) => {
      const given = own.get(name);
      if (given === undefined) throw new Error(`the first file exports no ${name}`);
      return [given, as] as const;
    });
    return `import{${listOf(names)}}from"${source}"`;
  });
  // an import in any other form would still use the old names
  if (chunk.code.split(`./${file}`).length !== taken + 1)
    throw new Error(`${chunk.fileName} takes the first file in a way that nobody expects`);
};

/**
 * Exports from the file of every first view under the bundler's internal names; otherwise most exports would
 * need two names.
 */
export const firstFile = (): Plugin => ({
  name: 'first-file',
  apply: 'build',
  enforce: 'post',
  // these changes are not part of the content that file hashes are computed from
  augmentChunkHash: () => 'first-file 1',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const first = chunks.find(({ name, isEntry }) => name === 'first' && !isEntry);
    if (!first || !this.environment.config.build.minify) return;
    const own = exportOwnNames(first);
    const file = first.fileName.split('/').at(-1) ?? '';
    for (const chunk of chunks) if (chunk !== first) importOwnNames(chunk, file, own);
  },
});
