import { signOfEntity } from './entity-signs.ts';

/**
 * Some back ends store texts escaped (wire rule 47). Entities are decoded once, to text and never to markup:
 * `&amp;lt;` is the text `&lt;`.
 */

/** The browser's parser spares phones the table of names; it gets one entity at a time. */
const byParser = (entity: string): string =>
  new DOMParser().parseFromString(entity, 'text/html').body.textContent || entity;

const onPhone = import.meta.env?.SSR === false;

const decoded = onPhone ? byParser : signOfEntity;

export const LONGEST_ENTITY = 10;

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,7});/gi;

export const withoutEntities = (text: string): string =>
  // nearly no text has entities
  text.includes('&') ? text.replace(ENTITY, decoded) : text;

/** The inverse of `withoutEntities` on the server; phones send texts unescaped. */
export const withEntities = (text: string): string =>
  onPhone
    ? text
    : text.replace(ENTITY, (whole) =>
        decoded(whole) === whole ? whole : `&amp;${whole.slice(1)}`,
      );
