import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** One import as written: in `from`, of a file of ours (`to`, path from the root) or a package. */
export type Import = {
  from: string;
  /** Path from the root; absent for a package. */
  to?: string;
  /** Package name without subpath, `node:` for Node's own; absent for a file. */
  package?: string;
  /** Only types are imported, nothing at run time. */
  typeOnly: boolean;
  /** The import's text as written, subpath included. */
  specifier: string;
};

type Written = Pick<Import, 'specifier' | 'typeOnly'>;

/**
 * The imports that a module's source spells: static, re-exports, and dynamic ones of a literal.
 * Throws on source that does not parse.
 */
export const writtenImports = (file: string, source: string): Written[] => {
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
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(
      source.slice(moduleRequest.start, moduleRequest.end),
    );
    return literal?.[1] ? [{ specifier: literal[1], typeOnly: false }] : [];
  });
  return [...still, ...passedOn, ...dynamic];
};

const packageName = (specifier: string): string => {
  if (specifier.startsWith('node:')) return 'node:';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
};

/**
 * The path from the root of what `from` imports, without a query: `#schemas/…` of another floor, `./…` of its own.
 * Undefined for a package.
 */
export const importedPath = (from: string, specifier: string): string | undefined => {
  const name = specifier.replace(/\?.*$/, '');
  if (name.startsWith('#')) return name.slice(1);
  if (!name.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(from), name);
};

const locate = (from: string, { specifier, typeOnly }: Written): Import => {
  const to = importedPath(from, specifier);
  return to === undefined
    ? { from, package: packageName(specifier), typeOnly, specifier }
    : { from, to, typeOnly, specifier };
};

/** All imports of the given modules (paths from the root, which is the working directory). */
export const readImports = (modules: readonly string[]): Import[] =>
  modules.flatMap((file) =>
    writtenImports(file, readFileSync(file, 'utf8')).map((written) => locate(file, written)),
  );

/** Imports of files that do not exist. */
export const unresolved = (imports: readonly Import[]): Import[] =>
  imports.filter(({ to }) => to !== undefined && !existsSync(to));
