import type { Edge } from './edges.ts';
import { nounOf } from './tests.ts';
import type { Tree } from './tree.ts';

const nounsByAddress = ({ files, read }: Tree): Map<string, string> => {
  const lists = files.filter((file) => /^schemas\/[^/]+\/[^/]*endpoints\.ts$/.test(file));
  return new Map(
    lists.flatMap((file) =>
      [...read(file).matchAll(/\bpath: '([^']+)'/g)].map(([, address = '']): [string, string] => [
        address,
        nounOf(file) ?? '',
      ]),
    ),
  );
};

const derivedNouns = (source: string, sectionFolders: ReadonlyMap<string, string>): string[] => [
  ...[...source.matchAll(/pageStory\("([^/"]+)/g)].map(([, noun = '']) => noun),
  ...[...source.matchAll(/sectionMeta\("([^"]+)"/g)].map(
    ([, name = '']) => sectionFolders.get(name) ?? '',
  ),
];

const sectionsByName = ({ files, read }: Tree): Map<string, string> =>
  new Map(
    files
      .filter((file) => /^sections\/[^/]+\/section\.ts$/.test(file))
      .map((file) => [/\bname: '([^']+)'/.exec(read(file))?.[1] ?? '', nounOf(file) ?? '']),
  );

/**
 * The nouns of a test file: of its folder, of everything that it and its helpers import from the product, and
 * of the calls that they make.
 */
export const nounReader = (tree: Tree, edges: readonly Edge[]) => {
  const next = new Map<string, Edge[]>();
  for (const edge of edges) next.set(edge.from, [...(next.get(edge.from) ?? []), edge]);
  const addresses = nounsByAddress(tree);
  const sectionFolders = sectionsByName(tree);
  const own = new Map<string, readonly string[]>();

  const spelt = (file: string): string[] => {
    const source = tree.read(file);
    const calls = [...source.matchAll(/['"`](\/[\w./?=-]+)['"`]/g)].flatMap(
      ([, address = '']) => addresses.get(address) ?? [],
    );
    const derived = file.startsWith('dist/') ? derivedNouns(source, sectionFolders) : [];
    return [nounOf(file) ?? '', ...calls, ...derived];
  };
  const ownNouns = (file: string): readonly string[] => {
    const nouns =
      own.get(file) ??
      [
        ...spelt(file),
        ...(next.get(file) ?? []).flatMap(({ to, noun }) =>
          noun === undefined && !/^(?:tests|stories)\//.test(to) ? (nounOf(to) ?? []) : [],
        ),
      ].filter((noun) => noun !== '');
    own.set(file, nouns);
    return nouns;
  };

  return (test: string): ReadonlySet<string> => {
    const seen = new Set([test]);
    for (const file of seen) {
      for (const { to, noun } of next.get(file) ?? [])
        if (noun === undefined && /^(?:tests|stories)\//.test(to)) seen.add(to);
    }
    return new Set([...seen].flatMap(ownNouns));
  };
};
