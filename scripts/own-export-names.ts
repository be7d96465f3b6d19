import type { Plugin, Rolldown } from 'vite';

const EXPORTS = /export\{([^}]*)\};?\s*$/;

type Chunk = Rolldown.OutputChunk;

/** `inner` and `outer` of each `inner as outer`. */
const pairs = (list: string): (readonly [string, string])[] =>
  list.split(',').map((each) => {
    const [inner = '', outer = inner] = each.split(' as ');
    return [inner, outer] as const;
  });

const clause = (names: readonly (readonly [string, string])[]): string =>
  names.map(([one, other]) => (one === other ? one : `${one} as ${other}`)).join(',');

/** The file exports its own names; the others take them by these. */
const rename = (chunk: Chunk, others: readonly Chunk[]): void => {
  const names = pairs(EXPORTS.exec(chunk.code)?.[1] ?? '');
  const inner = new Map(names.map(([own, given]) => [given, own]));
  const own = [...inner.values()].sort();
  chunk.code = chunk.code.replace(EXPORTS, () => `export{${own.join()}};`);
  chunk.code = chunk.code.replace(
    /[$\w]+\(\(\)=>Promise\.resolve\(\)\.then\(\(\)=>([$\w]+)\),void 0\)/g,
    'Promise.resolve($1)',
  );
  chunk.exports = own;
  const file = chunk.fileName.split('/').at(-1) ?? '';
  const from = `from"./${file}"`;
  for (const other of others.filter(({ imports }) => imports.includes(chunk.fileName)))
    other.code = other.code.replace(/import\{([^}]*)\}(from"[^"]*")/g, (all, list, source) =>
      source === from
        ? `import{${clause(pairs(list).map(([given, used]) => [inner.get(given) ?? given, used]))}}${from}`
        : all,
    );
};

export const ownExportNames = (): Plugin => ({
  name: 'own-export-names',
  apply: 'build',
  enforce: 'post',
  augmentChunkHash: () => 'own-export-names 1',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const first = chunks.find(({ name }) => name === 'first');
    if (first) rename(first, chunks);
  },
});
