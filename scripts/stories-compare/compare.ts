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

/** The shots of one story, each from another look at it. */
export type Looks = { before: readonly Shot[]; after: readonly Shot[] };

/**
 * How a story differs: the smallest difference between any two looks, since the others come from the machine;
 * undefined where two looks are the same.
 */
export const changeOf = async ({ before, after }: Looks): Promise<Change | undefined> => {
  const changes: Change[] = [];
  for (const earlier of before) {
    for (const own of after) {
      if (earlier.picture.equals(own.picture)) return undefined;
      const difference = await differenceOf(pictureOf(earlier), pictureOf(own));
      if (difference.share === 0) return undefined;
      changes.push({ before: earlier, after: own, difference });
    }
  }
  return bySize(changes).at(-1);
};

/** The largest change first. */
export const bySize = (changes: readonly Change[]): Change[] =>
  changes.toSorted((one, other) => other.difference.share - one.difference.share);

/** 12.3 %; a change of a few pixels is not nothing. */
export const percent = (share: number): string =>
  share < 0.0005 ? '< 0.1 %' : `${(share * 100).toFixed(1)} %`;
