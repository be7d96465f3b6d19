const TAG = /<[a-z][^<>]*>/gi;
const STYLE_ATTRIBUTE = /([\s"'])style(?=\s*=)/gi;
const STYLE_ELEMENT = /<(\/?)style\b/gi;

/**
 * HTML in which nothing is a style any more, under names that are cleaned away in any case. Browsers
 * hold a text to the page's content policy as they read it, before it can be cleaned, and would
 * report each style in it.
 */
export const withoutStyles = (html: string): string =>
  html
    .replace(STYLE_ELEMENT, '<$1noembed')
    .replace(TAG, (tag) => tag.replace(STYLE_ATTRIBUTE, '$1data-style'));
