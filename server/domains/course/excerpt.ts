/** Paragraphs that a trial of a text shows. */
const PARAGRAPHS = 2;

/** The first whole paragraphs of an article; '' where the article has no more than these. */
export const excerptOf = (html: string): string => {
  const paragraphs = html.split('</p>');
  // the last piece is the text after the last paragraph
  if (paragraphs.length - 1 <= PARAGRAPHS) return '';
  return `${paragraphs.slice(0, PARAGRAPHS).join('</p>')}</p>`;
};
