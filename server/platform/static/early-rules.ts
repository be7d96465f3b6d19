const QUOTED = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;
const CLASS = /\.([\w-]+)/g;
/** With up to one further pair of parentheses in it. */
const NOT = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** The classes that each selector of a rule wants at least. */
const wantedBy = (rule: string): readonly (readonly string[])[] =>
  [...rule.matchAll(/([^{}]*)\{/g)]
    .flatMap(([, selectors = '']) => selectors.replace(NOT, '').split(','))
    .map((selector) => [...selector.matchAll(CLASS)].flatMap(([, name]) => name ?? []));

/** The rules of a style sheet in their order: where each ends, and which classes its selectors want. */
const rulesOf = (css: string) => {
  // braces in texts and addresses are none; lengths stay
  const plain = css.replace(QUOTED, (text) => '-'.repeat(text.length));
  const rules: { end: number; wanted: readonly (readonly string[])[] }[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of plain.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    const end = index + 1;
    rules.push({ end, wanted: wantedBy(plain.slice(start, end)) });
    start = end;
  }
  return rules;
};

/** Gives how much of a style sheet, from its beginning, the elements of some HTML need. */
export const earlyRules = (css: string): ((html: string) => number) => {
  const rules = rulesOf(css);
  return (html) => {
    const classes = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const matches = (wanted: readonly string[]) =>
      wanted.length > 0 && wanted.every((name) => classes.has(name));
    return rules.findLast((rule) => rule.wanted.some(matches))?.end ?? 0;
  };
};

const PICTURE = /<img [^>]*fetchPriority="high"/;
const SECTION_END = '</section>';

/** Where the section of a page's first picture ends; 0 where there is no such picture. */
export const endOfPicture = (html: string): number => {
  const picture = html.search(PICTURE);
  const end = picture < 0 ? -1 : html.indexOf(SECTION_END, picture);
  return end < 0 ? 0 : end + SECTION_END.length;
};

/**
 * Divides a style sheet for a page: what the page's beginning needed the last time comes ahead of it, then what it needs
 * beyond that, the rest behind it.
 */
export const dividedStyles = (css: string) => {
  const neededBy = earlyRules(css);
  const lengths = new Map<string, number>();
  /** `asElement` makes an element of a part. */
  return (page: string, asElement: (css: string) => string) => {
    let sent = 0;
    const upTo = (length: number): string => {
      const from = sent;
      sent = Math.max(sent, length);
      return sent > from ? asElement(css.slice(from, sent)) : '';
    };
    return {
      ahead: (): string => upTo(lengths.get(page) ?? 0),
      needed: (html: string): string => {
        if (sent === css.length) return '';
        const length = neededBy(html);
        lengths.set(page, length);
        return upTo(length);
      },
      rest: (): string => upTo(css.length),
    };
  };
};
