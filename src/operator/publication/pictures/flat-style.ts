type View = Window & typeof globalThis;

/** Selectors of a document's root and body, rewritten to the host of a shadow root. */
const hosted = (css: string): string =>
  css.replace(/(?<![\w.#-])(?::root|html|body)(?=[\s,{:[.])/g, ':host');

/** Media queries, answered for the width of the frame instead of this window's. */
const decided = (css: string, view: View): string =>
  css.replace(/@media\s*([^{]+)\{/g, (_, condition: string) =>
    view.matchMedia(condition).matches ? '@media all{' : '@media not all{',
  );

/** `rem` replaced by px: the frame's root font size differs from this window's. */
const measured = (css: string, rem: number): string =>
  css.replace(
    /(?<![\w.#-])(-?\d*\.?\d+)rem\b/g,
    (_, number: string) => `${+(Number(number) * rem).toFixed(3)}px`,
  );

/** Styles of a frame's document, rewritten for a shadow root outside it. */
export const flatStyle = (css: string, view: View): string => {
  const rem = Number.parseFloat(view.getComputedStyle(view.document.documentElement).fontSize);
  return measured(decided(hosted(css), view), rem);
};

const files = new Map<string, Promise<string>>();

const fileText = (address: string): Promise<string> => {
  const known = files.get(address);
  if (known) return known;
  const text = fetch(address)
    .then((answer) => answer.text())
    .catch(() => {
      files.delete(address);
      return '';
    });
  files.set(address, text);
  return text;
};

/** A document's styles as they were written: browsers lose shorthands when they serialise rules. */
export const writtenStyle = async ({ document }: View): Promise<string> => {
  const sheets = document.querySelectorAll<HTMLElement>('style, link[rel=stylesheet]');
  const texts = [...sheets].map((sheet) => {
    const address = sheet.getAttribute('href');
    return address === null
      ? (sheet.textContent ?? '')
      : fileText(new URL(address, document.baseURI).href);
  });
  return (await Promise.all(texts)).join('\n');
};
