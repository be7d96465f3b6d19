const LEVEL = /mso-list\s*:\s*l\d+\s+level(\d)/i;
const IGNORE = /mso-list\s*:\s*ignore/i;
const COUNTED = /^\s*[（(]?(?:\d+|[a-z]{1,4}|[一二三四五六七八九十]+)\s*[.)、．）]/i;

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

type Item = { level: number; kind: 'ul' | 'ol' };

const itemOf = (element: Element | null): Item | undefined => {
  const level = LEVEL.exec(element ? styleOf(element) : '')?.[1];
  if (!element || level === undefined || /^h\d$/.test(element.localName)) return undefined;
  const sign = [...element.querySelectorAll('[data-style]')].find((part) =>
    IGNORE.test(styleOf(part)),
  );
  return { level: Number(level), kind: COUNTED.test(sign?.textContent ?? '') ? 'ol' : 'ul' };
};

type Open = Item & { list: Element };

/** Word writes the items of a list as paragraphs that name their level: makes lists of them. */
export const wordLists = (body: HTMLElement): void => {
  const found = [...body.querySelectorAll('p, div')].filter((element) => itemOf(element));
  let open: Open[] = [];
  let last: Element | undefined;
  for (const element of found) {
    const item = itemOf(element);
    if (!item) continue;
    const { level, kind } = item;
    // the list goes on where nothing stands between two of its items
    if (element.previousElementSibling !== last) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const around = open.at(-1);
    if (around?.level === level && around.kind !== kind) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = element.ownerDocument.createElement(kind);
      const holder = open.at(-1)?.list.lastElementChild;
      if (holder) holder.append(list);
      else element.before(list);
      open.push({ level, kind, list });
    }
    const entry = element.ownerDocument.createElement('li');
    entry.append(...element.childNodes);
    open.at(-1)?.list.append(entry);
    element.remove();
    last = open[0]?.list;
  }
};
