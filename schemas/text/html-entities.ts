import { signOfEntity } from './entity-signs.ts';

/**
 * HTML entities in texts of back ends that store their texts escaped (wire rule 47). They are read as
 * text and never as markup, each once: `&amp;lt;` is the text `&lt;`.
 */

/** A phone knows all names by itself, and has no table to load; it is asked for one entity at a time. */
const byParser = (entity: string): string =>
  new DOMParser().parseFromString(entity, 'text/html').body.textContent || entity;

const onPhone = import.meta.env?.SSR === false;

const decoded = onPhone ? byParser : signOfEntity;

/** As long as an entity may be, in characters. */
export const LONGEST_ENTITY = 10;

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,7});/gi;

/** A text with its entities as the signs that they stand for; unknown ones stay as they are. */
export const withoutEntities = (text: string): string =>
  // nearly all texts have none, and are not searched for one
  text.includes('&') ? text.replace(ENTITY, decoded) : text;

/** A text that `withoutEntities` gives back; phones send what they say as it is. */
export const withEntities = (text: string): string =>
  onPhone
    ? text
    : text.replace(ENTITY, (whole) =>
        decoded(whole) === whole ? whole : `&amp;${whole.slice(1)}`,
      );
