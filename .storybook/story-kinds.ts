import type { ListedFile } from '#stories/sections/story-list.ts';

/** Of all files together the first story of each kind; files that are left without stories are left out. */
export const oneOfEachKind = (files: readonly ListedFile[]): ListedFile[] => {
  const seen = new Set<string>();
  return files.flatMap(({ stories, ...file }) => {
    const fresh = stories.filter(({ kind }) => !seen.has(kind) && seen.add(kind));
    return fresh.length > 0 ? [{ ...file, stories: fresh }] : [];
  });
};
