import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export type Import = {
  from: string;
  to?: string;
  /** Without subpath, `node:` for Node's own; undefined for a file. */
  package?: string;
  typeOnly: boolean;
  specifier: string;
  /** By `import()`; absent for the others. */
  lazy?: true;
};

type WrittenImport = Pick<Import, 'specifier' | 'typeOnly' | 'lazy'>;

/**
 * The imports in a module's source: static ones, re-exports, and dynamic ones of a literal. Throws if it does
 * not parse.
 */
export const writtenImports = (file: string, source: string): WrittenImport[] => {
  const { module, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const still = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
    ),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }): WrittenImport[] => {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(
      source.slice(moduleRequest.start, moduleRequest.end),
    );
    return literal?.[1] ? [{ specifier: literal[1], typeOnly: false, lazy: true }] : [];
  });
  return [...still, ...passedOn, ...lazy];
};

const packageName = (specifier: string): string => {
  if (specifier.startsWith('node:')) return 'node:';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
};

/** The path from the root that `from` imports, without query; undefined for a package. */
export const importedPath = (from: string, specifier: string): string | undefined => {
  const name = specifier.replace(/\?.*$/, '');
  if (name.startsWith('#')) return name.slice(1);
  if (!name.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(from), name);
};

const locate = (from: string, written: WrittenImport): Import => {
  const to = importedPath(from, written.specifier);
  return to === undefined
    ? { from, package: packageName(written.specifier), ...written }
    : { from, to, ...written };
};

export const readImports = (modules: readonly string[]): Import[] =>
  modules.flatMap((file) =>
    writtenImports(file, readFileSync(file, 'utf8')).map((written) => locate(file, written)),
  );

export const unresolved = (imports: readonly Import[]): Import[] =>
  imports.filter(({ to }) => to !== undefined && !existsSync(to));
