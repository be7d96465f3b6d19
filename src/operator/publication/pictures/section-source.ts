import { createStore } from '#src/platform/storage/store.ts';
import { enclosingSection, keyOfElement, sectionSelector } from '../section-element.ts';

type FrameView = Window & typeof globalThis;

const hosted = (css: string): string =>
  css.replace(/(?<![\w.#-])(?::root|html|body)(?=[\s,{:[.])/g, ':host');

const decided = (css: string, view: FrameView): string =>
  css.replace(/@media\s*([^{]+)\{/g, (_, condition: string) =>
    view.matchMedia(condition).matches ? '@media all{' : '@media not all{',
  );

/** `rem` replaced by px: the frame's root font size differs from this window's. */
const measured = (css: string, rem: number): string =>
  css.replace(
    /(?<![\w.#-])(-?\d*\.?\d+)rem\b/g,
    (_, number: string) => `${+(Number(number) * rem).toFixed(3)}px`,
  );

/** Styles of a frame's document, rewritten for a shadow root outside it. @internal a test reads them */
export const flatStyle = (css: string, view: FrameView): string => {
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
const writtenStyle = async ({ document }: FrameView): Promise<string> => {
  const sheets = document.querySelectorAll<HTMLElement>('style, link[rel=stylesheet]');
  const texts = [...sheets].map((sheet) => {
    const address = sheet.getAttribute('href');
    return address === null
      ? (sheet.textContent ?? '')
      : fileText(new URL(address, document.baseURI).href);
  });
  return (await Promise.all(texts)).join('\n');
};

export type SectionSource = {
  /** undefined while the section is not on the page. */
  find: (name: string) => HTMLElement | undefined;
  started: () => boolean;
  style: CSSStyleSheet;
  subscribe: (name: string, onChange: () => void) => () => void;
  close: () => void;
};

/** Changes within this time are drawn together, in ms. */
const PAUSE = 60;

/** Nothing moves in a picture, carousels show their first slide, and images load at once. */
const STILL = `
  *, *::before, *::after { animation: none !important; transition: none !important }
  [style*='translate3d'] { transform: none !important }
  img { opacity: 1 !important }`;

type View = Window & typeof globalThis;

const sectionOf = (node: Node): string | undefined => {
  const element = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement;
  const section = enclosingSection(element);
  return section && keyOfElement(section);
};

/** Whether a change is only one of a running clock's digits, unreadable in a small picture. */
const isClock = ({ type, target }: MutationRecord): boolean =>
  type === 'characterData' && target.parentElement?.closest('[aria-hidden=true]') != null;

const touched = ({ target, addedNodes, removedNodes }: MutationRecord): string[] =>
  [target, ...addedNodes, ...removedNodes].flatMap((node) => sectionOf(node) ?? []);

export const openSource = (view: View, root: Element): SectionSource => {
  const listeners = new Map<string, Set<() => void>>();
  const style = new CSSStyleSheet();
  let dirty = new Set<string>();
  let sheets = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const dress = async () => {
    sheets = view.document.styleSheets.length;
    const written = await writtenStyle(view);
    // a frame that was closed meanwhile reports nothing any more
    if (view.closed) return;
    style.replaceSync(`${flatStyle(written, view)}\n${STILL}`);
  };
  const tell = () => {
    timer = undefined;
    const names = dirty;
    dirty = new Set();
    if (sheets !== view.document.styleSheets.length) void dress();
    for (const name of names) for (const listener of listeners.get(name) ?? []) listener();
  };
  const note = (records: MutationRecord[]) => {
    const telling = records.filter((record) => !isClock(record));
    if (telling.length === 0) return;
    for (const name of telling.flatMap(touched)) dirty.add(name);
    timer ??= setTimeout(tell, PAUSE);
  };
  // carousels change their `style` as they move, so that attribute is not observed
  const observer = new MutationObserver(note);
  observer.observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['class', 'src', 'data-state'],
  });

  return {
    style,
    find: (name) => root.querySelector<HTMLElement>(sectionSelector(name)) ?? undefined,
    started: () => root.querySelector('[data-section]') !== null,
    subscribe: (name, onChange) => {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(onChange));
      return () => own.delete(onChange);
    },
    close: () => {
      observer.disconnect();
      clearTimeout(timer);
    },
  };
};

export const pictureSource = createStore<SectionSource | null>(null);
