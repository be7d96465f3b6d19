const PARAGRAPHS = 2;

/** '' where the article has no more than these paragraphs. */
export const excerptOf = (html: string): string => {
  const paragraphs = html.split('</p>');
  // the last piece is the text after the last paragraph
  if (paragraphs.length - 1 <= PARAGRAPHS) return '';
  return `${paragraphs.slice(0, PARAGRAPHS).join('</p>')}</p>`;
};
