const written = (sign: string): string => `&#${sign.charCodeAt(0)};`;

/** Plain text as an introduction: a paragraph for each line. */
export const introOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replace(/[&<>"]/g, written)}</p>`)
    .join('');

/** The text of an introduction that `introOf` made; undefined where it was laid out otherwise. */
export const plainIntro = (html: string): string | undefined => {
  const text = html
    .replace(/^<p>|<\/p>$/g, '')
    .split('</p><p>')
    .map((line) => line.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))))
    .join('\n');
  return introOf(text) === html ? text : undefined;
};
