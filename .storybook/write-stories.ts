import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importBundled } from '#scripts/build/import-bundled.mjs';
import type { ListedFile } from '#stories/sections/story-list.ts';
import { oneOfEachKind } from './story-kinds.ts';
import { brokenText, storyText } from './story-text.ts';

/** Not below a folder whose name begins with a dot: Storybook does not see changes there. */
const folders = { all: 'dist/stories', kinds: 'dist/stories-of-kinds' };

type Extent = keyof typeof folders;

type Lists = Record<'sectionFiles' | 'layoutFiles' | 'pageFiles', () => ListedFile[]>;

// Storybook lists files by name: the number keeps the order of the registry
const named = (kind: string, metaMaker: string, files: ListedFile[]): [string, string][] =>
  files.map((file, index) => [
    `${kind}-${String(index + 1).padStart(3, '0')}.stories.tsx`,
    storyText(metaMaker, file),
  ]);

/** Name and text of every derived file of stories; throws where they cannot be derived. */
export const derivedFiles = async (extent: Extent = 'all'): Promise<Map<string, string>> => {
  const { sectionFiles, layoutFiles, pageFiles } = await importBundled<Lists>(
    'stories/derived-stories.ts',
  );
  const of = extent === 'all' ? (files: ListedFile[]) => files : oneOfEachKind;
  return new Map([
    ...named('section', 'sectionMeta', of(sectionFiles())),
    ...named('layout', 'layoutMeta', of(layoutFiles())),
    ...named('page', 'pageMeta', of(pageFiles())),
  ]);
};

const writeChanged = (folder: string, file: string, text: string): void => {
  const location = path.join(folder, file);
  if (!existsSync(location) || readFileSync(location, 'utf8') !== text)
    writeFileSync(location, text);
};

const write = (folder: string, files: ReadonlyMap<string, string>): void => {
  for (const [file, text] of files) writeChanged(folder, file, text);
  for (const file of readdirSync(folder)) {
    if (!files.has(file)) rmSync(path.join(folder, file), { force: true });
  }
};

/** What tests of every day draw: all stories are for `npm run test:whole` and for the workshop. */
const extentOf = ({ VITEST, TEST_WHOLE }: NodeJS.ProcessEnv): Extent =>
  VITEST && TEST_WHOLE !== '1' ? 'kinds' : 'all';

/**
 * Writes the derived stories and returns the pattern that finds them, relative to this folder. Where
 * they cannot be derived, a `strict` build fails; else a story says why, beside the ones of before.
 */
export const writeStories = async ({ strict = false } = {}): Promise<string> => {
  const extent = extentOf(process.env);
  const folder = folders[extent];
  mkdirSync(folder, { recursive: true });
  try {
    write(folder, await derivedFiles(extent));
  } catch (error) {
    if (strict) throw error;
    writeChanged(folder, 'broken.stories.tsx', brokenText(String(error)));
  }
  return `../${folder}/*.stories.tsx`;
};
