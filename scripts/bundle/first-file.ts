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

type Names = ReturnType<typeof namesIn>;

const lastName = ({ fileName }: Chunk): string => fileName.split('/').at(-1) ?? '';

/** Replaces the statements by which a file imports `from`. */
const replaceImports = (chunk: Chunk, from: Chunk, statement: (names: Names) => string): void => {
  const source = `./${lastName(from)}`;
  const parts = chunk.code.split(source).length;
  let replaced = 0;
  chunk.code = chunk.code.replace(IMPORT, (all, list: string, given: string) => {
    if (given !== source) return all;
    replaced += 1;
    return statement(namesIn(list));
  });
  // an import in any other form would still use the old names
  if (parts !== replaced + 1)
    throw new Error(`${chunk.fileName} takes ${from.name} in a way that nobody expects`);
};

const importOf = (names: Names, from: Chunk): string =>
  `import{${listOf(names)}}from"./${lastName(from)}"`;

/** Has another file import from the first one by its internal names. */
const importOwnNames = (chunk: Chunk, first: Chunk, own: ReadonlyMap<string, string>): void =>
  replaceImports(chunk, first, (names) =>
    importOf(
      names.map(([name, as]) => {
        const given = own.get(name);
        if (given === undefined) throw new Error(`the first file exports no ${name}`);
        return [given, as];
      }),
      first,
    ),
  );

/** The module of the bundler's own helpers: a file of 0.4 kB that every page would wait for. */
const HELPERS = '\0rolldown/runtime.js';

/**
 * Has the first file define the helpers, and the others take them from there. A file that does not know the first
 * one defines them itself: its name would stay when the first file's changes.
 */
const moveHelpers = (helpers: Chunk, first: Chunk, others: readonly Chunk[]): void => {
  const list = EXPORTS.exec(helpers.code)?.[1];
  if (!list) throw new Error('the helpers export nothing that can be read');
  const own = namesIn(list);
  const exported = own.map(([, as]) => `helper_${as}`);
  const body = helpers.code.replace(EXPORTS, () => `return[${own.map(([name]) => name).join()}]`);
  const definition = `const[${exported.join()}]=(()=>{${body}})();`;
  for (const chunk of [first, ...others]) {
    const knowsFirst = chunk.imports.includes(first.fileName);
    replaceImports(chunk, helpers, (names) => {
      const renamed = names.map(([name, as]) => [`helper_${name}`, as] as const);
      if (knowsFirst) return importOf(renamed, first);
      const copies = `const ${renamed.map(([name, as]) => `${as}=${name}`).join()}`;
      return chunk === first ? copies : `${definition}${copies}`;
    });
    chunk.imports = chunk.imports.filter((file) => file !== helpers.fileName);
  }
  first.code = `${definition}${first.code}`.replace(
    EXPORTS,
    (_all, names: string) => `export{${[names, ...exported].join()}};`,
  );
};

type Files = { first: Chunk; others: readonly Chunk[] };

const filesIn = (bundle: Rolldown.OutputBundle): Files | undefined => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ name, isEntry }) => name === 'first' && !isEntry);
  return first && { first, others: chunks.filter((chunk) => chunk !== first) };
};

/** Puts the bundler's helpers into the file of every first view. */
const withHelpers = (): Plugin => ({
  name: 'first-file-helpers',
  apply: 'build',
  augmentChunkHash: () => 'first-file-helpers 1',
  generateBundle: {
    // before the HTML and the loading of files are made from what files import
    order: 'pre',
    handler(_options, bundle) {
      const { first, others = [] } = filesIn(bundle) ?? {};
      const helpers = others.find(({ moduleIds }) => moduleIds.includes(HELPERS));
      if (!first || !helpers || !this.environment.config.build.minify) return;
      moveHelpers(
        helpers,
        first,
        others.filter((chunk) => chunk !== helpers),
      );
      delete bundle[helpers.fileName];
    },
  },
});

/**
 * Exports from the file of every first view under the bundler's internal names; otherwise most exports would
 * need two names.
 */
const withOwnNames = (): Plugin => ({
  name: 'first-file-names',
  apply: 'build',
  enforce: 'post',
  // these changes are not part of the content that file hashes are computed from
  augmentChunkHash: () => 'first-file-names 1',
  generateBundle(_options, bundle) {
    const { first, others = [] } = filesIn(bundle) ?? {};
    if (!first || !this.environment.config.build.minify) return;
    const own = exportOwnNames(first);
    for (const chunk of others) importOwnNames(chunk, first, own);
  },
});

export const firstFile = (): Plugin[] => [withHelpers(), withOwnNames()];
