export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const BULLET = /^[•·●▪◦‣*-]\s+/;
const NUMBER = /^(\d{1,3})(?:[.)]\s+|[、．）])/;

const kindOf = (line: string): 'ul' | 'ol' | 'p' => {
  if (BULLET.test(line)) return 'ul';
  return NUMBER.test(line) ? 'ol' : 'p';
};

const listOf = (kind: 'ul' | 'ol', lines: readonly string[]): string => {
  const sign = kind === 'ul' ? BULLET : NUMBER;
  const [, first = '1'] = NUMBER.exec(lines[0] ?? '') ?? [];
  const items = lines.map((line) => `<li>${line.replace(sign, '')}</li>`).join('');
  return `<${kind}${first === '1' ? '' : ` start="${Number(first)}"`}>${items}</${kind}>`;
};

/** Lines without tags as HTML: a paragraph for each, a list where they say so. */
export const paragraphsOf = (text: string): string => {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  let html = '';
  for (let at = 0; at < lines.length; ) {
    const kind = kindOf(lines[at] ?? '');
    const end = lines.findIndex((line, nth) => nth > at && kindOf(line) !== kind);
    const group = lines.slice(at, end < 0 ? lines.length : end);
    at += group.length;
    if (kind === 'p' || (kind === 'ol' && group.length < 2))
      html += group.map((line) => `<p>${line}</p>`).join('');
    else html += listOf(kind, group);
  }
  return html;
};

/** Texts that were typed into a plain box, before there was an editor, have lines and no tags. */
export const isPlain = (text: string): boolean => !/<[a-z!/]/i.test(text);
