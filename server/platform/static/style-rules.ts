const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const unescaped = (text: string): string =>
  text.replace(/&[#\w]+;/g, (name) => entities[name] ?? '');

/** Characters of a harmless declaration: the content policy would admit any style of the page. */
const DECLARATIONS = /^[-\w\s:;.,#%()+*/]*$/;

/** Turns style attributes into rules of a style sheet, each rule once; `name` tells apart what stands in one page. */
export const styleRules = (name = '') => {
  const marks = new Map<string, string>();
  return (html: string): { html: string; rules: string } => {
    const known = marks.size;
    const plain = html.replace(/ style="([^"]*)"/g, (_whole, value: string) => {
      const declared = unescaped(value);
      if (!DECLARATIONS.test(declared)) return '';
      const mark = marks.get(declared) ?? `${name}${marks.size}`;
      marks.set(declared, mark);
      return ` data-drawn="${mark}"`;
    });
    const further = [...marks].slice(known);
    const rules = further.map(([value, mark]) => `[data-drawn="${mark}"]{${value}}`).join('');
    return { html: plain, rules };
  };
};
