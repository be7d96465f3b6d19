import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isHomeAddress } from '#schemas/layout/home-addresses.ts';

const LISTED = '.vite/pages.json';

/**
 * `pages`: the HTML of each page by the pattern of its address; `script`: what stands in these, `memberScript` in those of homes; `token`: where
 * browsers store the session's.
 */
const listed = z.object({
  pages: z.record(z.string(), z.string()),
  script: z.string(),
  memberScript: z.optional(z.string()),
  token: z.optional(z.string()),
});

const readPages = (directory: string): z.output<typeof listed> | undefined => {
  const file = join(directory, LISTED);
  return existsSync(file) ? z.parse(listed, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
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
  const pages = Object.entries(readPages(directory)?.pages ?? {}).map(([pattern, html]) => ({
    paths: pathsOf(pattern),
    html,
  }));
  return (path) => {
    if (isHomeAddress(path)) return 'index.html';
    return pages.find(({ paths }) => paths.test(path))?.html ?? any;
  };
};

/** The scripts that stand in the HTML of pages; none in a build without pages of their own. */
export const inlineScripts = (directory: string): readonly string[] => {
  const { script, memberScript } = readPages(directory) ?? {};
  return [script, memberScript].flatMap((each) => each ?? []);
};

/** The script that makes a member's calls of a home page; '' in a build without pages of their own. */
export const memberScriptOf = (directory: string): string =>
  readPages(directory)?.memberScript ?? '';

/** Where browsers store the session's token; '' in a build without pages of their own. */
export const tokenStoredAt = (directory: string): string => readPages(directory)?.token ?? '';
