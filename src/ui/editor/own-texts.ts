/**
 * Tells the texts that an editor has given out from those that come from elsewhere: a page that is drawn
 * late hands back what was given out before the last key.
 */
export const ownTexts = (first: string) => {
  let given = [first];
  return {
    last: (): string => given.at(-1) ?? '',
    add: (text: string): void => {
      given.push(text);
    },
    /** Forgets what was given out before it. */
    isOwn: (text: string): boolean => {
      const at = given.lastIndexOf(text);
      if (at > 0) given = given.slice(at);
      return at >= 0;
    },
  };
};
