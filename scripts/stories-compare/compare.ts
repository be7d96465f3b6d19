import type { Shot } from '../stories-sheet/draw-sheet.ts';
import type { BuiltStory } from '../stories-sheet/shoot.ts';
import { type Difference, differenceOf, type Picture } from './difference.ts';

export type Change = { before: Shot; after: Shot; difference: Difference };

export const pictureOf = ({ picture, width, height }: Shot): Picture => ({
  png: picture,
  width,
  height,
});

/** Stories of both states by their ids, and those of one alone. */
export const matchStories = (before: readonly BuiltStory[], after: readonly BuiltStory[]) => {
  const [earlier, later] = [before, after].map((stories) => new Set(stories.map(({ id }) => id)));
  return {
    both: after.filter(({ id }) => earlier?.has(id)),
    added: after.filter(({ id }) => !earlier?.has(id)),
    removed: before.filter(({ id }) => !later?.has(id)),
  };
};

/** What differs between shots of the same stories, in the order of the shots. */
export const changesBetween = async (
  before: readonly Shot[],
  after: readonly Shot[],
): Promise<Change[]> => {
  const changes: Change[] = [];
  for (const [index, own] of after.entries()) {
    const earlier = before[index];
    if (!earlier || earlier.picture.equals(own.picture)) continue;
    const difference = await differenceOf(pictureOf(earlier), pictureOf(own));
    if (difference.share > 0) changes.push({ before: earlier, after: own, difference });
  }
  return changes;
};

/** The largest change first. */
export const bySize = (changes: readonly Change[]): Change[] =>
  changes.toSorted((one, other) => other.difference.share - one.difference.share);

/** 12.3 %; a change of a few pixels is not nothing. */
export const percent = (share: number): string =>
  share < 0.0005 ? '< 0.1 %' : `${(share * 100).toFixed(1)} %`;
