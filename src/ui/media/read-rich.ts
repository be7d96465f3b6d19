import DOMPurify from 'dompurify';
import { RICH_ADDRESS, RICH_ADDRESSES, RICH_PLAIN, RICH_TAGS } from '#schemas/text/rich-html.ts';
import { withoutStyles } from './without-styles.ts';

/** An article without what could run, and without what readers are not shown. */
export const readRich = (html: string): DocumentFragment =>
  DOMPurify.sanitize(withoutStyles(html), {
    ALLOWED_TAGS: [...RICH_TAGS],
    ALLOWED_ATTR: [...RICH_ADDRESSES, ...RICH_PLAIN],
    ALLOWED_URI_REGEXP: RICH_ADDRESS,
    // these attributes hold no address, but would be checked as one
    ADD_URI_SAFE_ATTR: [...RICH_PLAIN],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
