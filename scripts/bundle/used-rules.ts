type Block = { head: string; body: string };

/** The blocks of a minified sheet, in order. */
const blocksIn = (css: string): readonly Block[] => {
  const blocks: Block[] = [];
  let [from, open, depth] = [0, 0, 0];
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === ';' && depth === 0) from = at + 1;
    if (sign === '{') {
      if (depth === 0) open = at;
      depth += 1;
    }
    if (sign !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    blocks.push({ head: css.slice(from, open).trim(), body: css.slice(open + 1, at) });
    from = at + 1;
  }
  return blocks;
};

/** Splits at commas outside of brackets. */
const listed = (selectors: string): readonly string[] => {
  const parts = [''];
  let depth = 0;
  for (const sign of selectors) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
};

const FUNCTION = /:([a-z-]+)\(((?:[^()]|\([^()]*\))*)\)/g;

const namesIn = (html: string) => {
  const names = new Set(['*', 'html', 'body', '.starting', '[data-first]', '[data-frame]']);
  for (const name of ['data-messenger', 'data-arrival', 'data-notice']) names.add(`[${name}]`);
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(tag);
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of list.split(' ')) names.add(`.${name}`);
  for (const [, name = ''] of html.matchAll(/ ([a-z-]+)(?:=|[ >])/gi))
    names.add(`[${name.toLowerCase()}]`);
  return names;
};

/** Whether a selector may fit an element, judged by the names of its classes, elements and attributes. */
const mayFit = (selector: string, names: ReadonlySet<string>): boolean => {
  let fits = true;
  const plain = selector.replace(FUNCTION, (_whole, name: string, inner: string) => {
    const chooses = name === 'is' || name === 'where' || name === 'has';
    if (chooses && !listed(inner).some((each) => mayFit(each, names))) fits = false;
    return '';
  });
  const words = plain.replace(/::?[a-z-]+/g, '').match(/\[[\w-]+|\.[\w-]+|[a-z][\w-]*|\*/gi) ?? [];
  const bare = plain.replace(/\[[^\]]*\]/g, '');
  return (
    fits &&
    words.every((word) => {
      if (word.startsWith('[')) return names.has(`${word.toLowerCase()}]`);
      // what stands within the brackets of an attribute
      return names.has(word) || !bare.includes(word);
    })
  );
};

const kept = (css: string, names: ReadonlySet<string>): string =>
  blocksIn(css)
    .map(({ head, body }) => {
      if (/^@(?:media|supports)/.test(head)) {
        const inner = head.includes('print') ? '' : kept(body, names);
        return inner && `${head}{${inner}}`;
      }
      if (head.startsWith('@')) return `${head}{${body}}`;
      const selectors = listed(head).filter((each) => mayFit(each, names));
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
    })
    .join('');

const KEYFRAMES = /@(?:-webkit-)?keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const PROPERTY = /(--[\w-]+):((?:[^;{}()]|\((?:[^()]|\([^()]*\))*\))*)(;|(?=\}))/g;

const withoutKeyframes = (css: string): string => {
  const plain = css.replace(KEYFRAMES, '');
  return css.replace(KEYFRAMES, (whole, name: string) =>
    new RegExp(`animation[^;}]*\\b${name}\\b`).test(plain) ? whole : '',
  );
};

/** Leaves out custom properties that nothing reads, over and over, since one may read another. */
const withoutProperties = (css: string): string => {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const less = css.replace(PROPERTY, (whole, name: string) => (read.has(name) ? whole : ''));
  return less === css ? css : withoutProperties(less);
};

/** The rules of minified sheets that may apply to the elements of an HTML text, or to the page around it. */
export const usedRules = (css: string, html: string): string =>
  withoutProperties(withoutKeyframes(kept(css, namesIn(html))));
