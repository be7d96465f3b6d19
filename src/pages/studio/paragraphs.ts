import { withoutEntities } from '#schemas/text/html-entities.ts';

const PLAIN = /^(?:<p>[^<]*<\/p>\s*)*$/;

/** The text of an article that consists of plain paragraphs; undefined for one with more in it. */
export const plainText = (html: string): string | undefined =>
  PLAIN.test(html)
    ? withoutEntities(
        [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text = '']) => text).join('\n'),
      )
    : undefined;

/** The text of any article, without what only markup shows. */
export const barePlain = (html: string): string =>
  withoutEntities(
    html
      .replace(/<\/(?:p|h\d|li|blockquote|tr|div|figcaption)>|<br\s*\/?>/gi, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/\n{2,}/g, '\n'),
  ).trim();

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[&<>]/g, (sign) => signs[sign] ?? sign))
    .map((line) => (line.trim() === '' ? '' : `<p>${line}</p>`))
    .join('');
