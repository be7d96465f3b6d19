type View = Window & typeof globalThis;

/** Root and body of a document are the host of a shadow root. */
const hosted = (css: string): string =>
  css.replace(/(?<![\w.#-])(?::root|html|body)(?=[\s,{:[.])/g, ':host');

/** Conditions hold or not as they do in the frame, whose width is not this window's. */
const decided = (css: string, view: View): string =>
  css.replace(/@media\s*([^{]+)\{/g, (_, condition: string) =>
    view.matchMedia(condition).matches ? '@media all{' : '@media not all{',
  );

/** `rem` is a tenth of the phone's width there, and something else where the picture stands. */
const measured = (css: string, rem: number): string =>
  css.replace(
    /(?<![\w.#-])(-?\d*\.?\d+)rem\b/g,
    (_, number: string) => `${+(Number(number) * rem).toFixed(3)}px`,
  );

/** Styles written for a frame's document, said for a shadow root outside of it. */
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

/** All styles of a document as they were written: browsers lose shorthands when they retell rules. */
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
