import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isHomeAddress } from '../../../schemas/home-addresses.ts';

/** The HTML of each page by the pattern of its address, as the build has written it down. */
const LISTED = '.vite/pages.json';

const listed = z.record(z.string(), z.string());

const readPages = (directory: string): Readonly<Record<string, string>> => {
  const file = join(directory, LISTED);
  return z.parse(listed, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
};

/** Matches the paths of a pattern as the client's router does: in any case, with or without a slash at the end. */
const pathsOf = (pattern: string): RegExp => {
  const path = pattern.replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${path}/?$`, 'i');
};

/** The file for what no page stands at; a build without a shape for pages has the one of its home. */
export const anyPageIn = (directory: string): string =>
  existsSync(join(directory, 'page.html')) ? 'page.html' : 'index.html';

/** Gives the file of the HTML for a path: the home's, the page's own, or that of any page. */
export const pagesIn = (directory: string): ((path: string) => string) => {
  const any = anyPageIn(directory);
  const pages = Object.entries(readPages(directory)).map(([pattern, html]) => ({
    paths: pathsOf(pattern),
    html,
  }));
  return (path) => {
    if (isHomeAddress(path)) return 'index.html';
    return pages.find(({ paths }) => paths.test(path))?.html ?? any;
  };
};

const INLINE = /<script(?![^>]* src=)[^>]*>([^<]*)<\/script>/g;

/** The scripts that stand in the HTML of pages, each once. */
export const inlineScripts = (directory: string): readonly string[] => {
  const found = [...new Set(Object.values(readPages(directory)))].flatMap((html) =>
    [...readFileSync(join(directory, html), 'utf8').matchAll(INLINE)].map(([, code = '']) => code),
  );
  return [...new Set(found)];
};
