import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { importedPath } from '../check/imports.ts';
import { root } from '../project.mjs';

const ADDRESS = /export const (?<name>\w+) = address\([^;]*\);/g;
const IMPORT = /import \{(?<names>[^}]*)\} from '(?<file>[^']*\/addresses\.ts)';/g;
const PAGES = /\/src\/pages\/(?<noun>\w+)\/pages\.ts$/;
const ONLY = /^(?<file>.*\/addresses\.ts)\?only=(?<name>\w+)(?:&own=\w+)?$/;

const sources = new Map<string, string>();

const sourceOf = (file: string): string => {
  const source = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, source);
  return source;
};

/** Whether a file has addresses and nothing that uses them. */
const isPlain = (source: string): boolean =>
  source
    .replace(ADDRESS, '')
    .replace(/^import .*;$|\/\*\*[\s\S]*?\*\//gm, '')
    .trim() === '';

const locate = (from: string, specifier: string): string =>
  path.join(root, importedPath(path.relative(root, from), specifier) ?? specifier);

/** `copy`: what the addresses of an importer with instances of its own are told apart by. */
const apart = (names: string, file: string, copy: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => `import { ${name} } from '${file}?only=${name.split(' ')[0]}${copy}';`)
    .join(' ');

/**
 * Splits each page's address into a module of its own, so that first views include only the addresses that
 * they link to.
 */
export const singleAddresses = (): Plugin => ({
  name: 'single-addresses',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  load: {
    filter: { id: ONLY },
    handler(id) {
      const { file = '', name = '' } = ONLY.exec(id)?.groups ?? {};
      const source = sourceOf(file);
      const [own] = [...source.matchAll(ADDRESS)].filter(({ groups }) => groups?.name === name);
      if (!own) this.error(`${file} has no address ${name}`);
      return `import { address } from '#schemas/page-address.ts';\n${own[0]}`;
    },
  },
  transform: {
    filter: { id: /\.tsx?(?:\?own)?$/, code: '/addresses.ts' },
    handler(code, id) {
      const [importer = '', query] = id.split('?');
      const noun = PAGES.exec(importer)?.groups?.noun;
      // of rows each noun has copies, and all together, so that no file of rows loads another one
      const copy = noun ? `&own=${query ? noun : 'all'}` : '';
      return code.replace(IMPORT, (all, names: string, specifier: string) => {
        const file = locate(importer, specifier);
        return isPlain(sourceOf(file)) ? apart(names, file, copy) : all;
      });
    },
  },
});
