import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importBundled } from '../scripts/build/import-bundled.mjs';
import type { ListedFile } from '../stories/sections/story-list.ts';
import { brokenText, storyText } from './story-text.ts';

/** Not below a folder whose name begins with a dot: Storybook does not see changes there. */
const folder = 'dist/stories';

type Lists = Record<'sectionFiles' | 'layoutFiles' | 'pageFiles', () => ListedFile[]>;

// Storybook lists files by name: the number keeps the order of the registry
const named = (kind: string, metaMaker: string, files: ListedFile[]): [string, string][] =>
  files.map((file, index) => [
    `${kind}-${String(index + 1).padStart(3, '0')}.stories.tsx`,
    storyText(metaMaker, file),
  ]);

/** Name and text of every derived file of stories; throws where they cannot be derived. */
export const derivedFiles = async (): Promise<Map<string, string>> => {
  const { sectionFiles, layoutFiles, pageFiles } = await importBundled<Lists>(
    'stories/derived-stories.ts',
  );
  return new Map([
    ...named('section', 'sectionMeta', sectionFiles()),
    ...named('layout', 'layoutMeta', layoutFiles()),
    ...named('page', 'pageMeta', pageFiles()),
  ]);
};

const writeChanged = (file: string, text: string): void => {
  const place = path.join(folder, file);
  if (!existsSync(place) || readFileSync(place, 'utf8') !== text) writeFileSync(place, text);
};

const write = (files: ReadonlyMap<string, string>): void => {
  for (const [file, text] of files) writeChanged(file, text);
  for (const file of readdirSync(folder)) {
    if (!files.has(file)) rmSync(path.join(folder, file), { force: true });
  }
};

/**
 * Writes the derived stories and returns the pattern that finds them, relative to this folder. Where
 * they cannot be derived, a `strict` build fails; else a story says why, beside the ones of before.
 */
export const writeStories = async ({ strict = false } = {}): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  try {
    write(await derivedFiles());
  } catch (error) {
    if (strict) throw error;
    writeChanged('broken.stories.tsx', brokenText(String(error)));
  }
  return '../dist/stories/*.stories.tsx';
};
