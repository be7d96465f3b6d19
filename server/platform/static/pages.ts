import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isHomeAddress } from '#schemas/layout/home-addresses.ts';

const LISTED = '.vite/pages.json';

/**
 * `pages`: HTML files by the pattern of their address; `script` and `frameScript`: inline scripts of these files,
 * `memberScript` of home pages, `batchScript` where calls may travel together; `styles`: hashes of their inline styles by
 * file; `token`: the key of the session's token in the browser's storage.
 */
const listed = z.object({
  pages: z.record(z.string(), z.string()),
  script: z.string(),
  memberScript: z.optional(z.string()),
  frameScript: z.optional(z.string()),
  styles: z.optional(z.record(z.string(), z.string())),
  batchScript: z.optional(z.string()),
  token: z.optional(z.string()),
});

const readPages = (directory: string): z.output<typeof listed> | undefined => {
  const file = join(directory, LISTED);
  return existsSync(file) ? z.parse(listed, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
};

const pathsOf = (pattern: string): RegExp => {
  const path = pattern.replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${path}/?$`, 'i');
};

/** A build without a shell for unknown pages has its home's. */
export const anyPageIn = (directory: string): string =>
  existsSync(join(directory, 'page.html')) ? 'page.html' : 'index.html';

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

export const inlineScripts = (directory: string): readonly string[] => {
  const { script, memberScript, frameScript, batchScript } = readPages(directory) ?? {};
  return [script, memberScript, frameScript, batchScript].flatMap((each) => each ?? []);
};

/** Hashes of the inline styles of HTML files, such as `sha256-…`, by their names in the build. */
export const inlineStyles = (directory: string): Readonly<Record<string, string>> =>
  readPages(directory)?.styles ?? {};

/**
 * What the HTML of home pages needs for members: the script that makes their calls, and the key under which browsers
 * store the session's token; '' each in a build without pages of their own.
 */
export const memberStart = (directory: string) => {
  const { memberScript = '', token = '' } = readPages(directory) ?? {};
  return { memberScript, token };
};

/** The script by which reads travel together; '' in a build without pages of their own. */
export const batchScriptIn = (directory: string): string => readPages(directory)?.batchScript ?? '';
