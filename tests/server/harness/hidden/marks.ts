/** Begins every mark; searches look for it alone. */
export const MARK_WORD = 'QXhush';
const MARK = /QXhush(\d{6})x/g;

const LETTERS = 6;

/** Texts that cannot be mistaken, and where each stands. */
export const openMarks = () => {
  const places: string[] = [];
  const mark = (place: string): string =>
    `${MARK_WORD}${`${places.push(place) - 1}`.padStart(LETTERS, '0')}x`;
  const placeOf = (number: string): string => places[Number(number)] ?? number;
  /** Where the marks of a text stand, each once. */
  const placesIn = (text: string): string[] => [
    ...new Set([...text.matchAll(MARK)].map(([, number = '']) => placeOf(number))),
  ];
  return { mark, placesIn };
};

export type Mark = ReturnType<typeof openMarks>['mark'];

/** A name that a stored picture can have. */
export const pictureNamed = (mark: string): string => `${mark.padEnd(32, '_')}.png`;
