const TAG = /<[a-z][^<>]*>/gi;
const STYLE_ATTRIBUTE = /([\s"'])style(?=\s*=)/gi;
const STYLE_ELEMENT = /<(\/?)style\b/gi;

/**
 * Renames style elements and attributes to names that the cleaning removes anyway. Browsers apply the
 * page's content policy while they parse the text, before it can be cleaned, and would report each style in
 * it.
 */
export const withoutStyles = (html: string): string =>
  html
    .replace(STYLE_ELEMENT, '<$1noembed')
    .replace(TAG, (tag) => tag.replace(STYLE_ATTRIBUTE, '$1data-style'));
