/**
 * The part of YAML that `compose.yaml` keeps to: maps and lists by indentation, lists in brackets as JSON, texts,
 * comments on lines of their own, anchors of maps and `<<`. Everything else throws.
 */

export type Yaml = string | Yaml[] | { [key: string]: Yaml };

type Line = { indent: number; text: string };

const linesOf = (source: string): Line[] =>
  source.split('\n').flatMap((line) => {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) return [];
    if (line.includes('\t')) throw new Error(`a tab: ${line}`);
    return { indent: line.length - line.trimStart().length, text };
  });

const PAIR = /^([\w.<-]+):(?: (.+))?$/;

const scalar = (text: string): Yaml => {
  if (/^[[{]/.test(text)) return JSON.parse(text);
  if (/^"/.test(text)) return String(JSON.parse(text));
  if (/^['|>*&!%@`]/.test(text) || /: | #/.test(text)) throw new Error(`no plain text: ${text}`);
  return text;
};

export const isMap = (value: Yaml | undefined): value is { [key: string]: Yaml } =>
  typeof value === 'object' && !Array.isArray(value);

export const readCompose = (source: string): { [key: string]: Yaml } => {
  const lines = linesOf(source);
  const anchors = new Map<string, Yaml>();
  let at = 0;

  /** What stands below a key or a dash, further in than `outside`. */
  const block = (outside: number): Yaml => {
    const first = lines[at];
    if (!first || first.indent <= outside) return '';
    return first.text.startsWith('- ') ? list(first.indent) : map(first.indent);
  };

  const list = (indent: number): Yaml[] => {
    const items: Yaml[] = [];
    for (let line = lines[at]; line?.indent === indent; line = lines[at]) {
      if (!line.text.startsWith('- ')) throw new Error(`no item: ${line.text}`);
      const text = line.text.slice(2);
      if (PAIR.test(text)) {
        lines[at] = { indent: indent + 2, text };
        items.push(map(indent + 2));
      } else {
        at += 1;
        items.push(scalar(text));
      }
    }
    return items;
  };

  const valueAt = (indent: number, rest: string | undefined): Yaml => {
    const [, anchor] = /^&(\w+)$/.exec(rest ?? '') ?? [];
    if (rest !== undefined && anchor === undefined) return scalar(rest);
    const value = block(indent);
    if (anchor !== undefined) anchors.set(anchor, value);
    return value;
  };

  const map = (indent: number): { [key: string]: Yaml } => {
    let merged = {};
    const own: { [key: string]: Yaml } = {};
    for (let line = lines[at]; line?.indent === indent; line = lines[at]) {
      const [, key, rest] = PAIR.exec(line.text) ?? [];
      if (key === undefined || key in own) throw new Error(`no pair, or one twice: ${line.text}`);
      at += 1;
      if (key !== '<<') own[key] = valueAt(indent, rest);
      else {
        const anchored = anchors.get(rest?.slice(1) ?? '');
        if (!isMap(anchored)) throw new Error(`no such anchor: ${rest}`);
        merged = anchored;
      }
    }
    return { ...merged, ...own };
  };

  const read = map(0);
  if (at < lines.length) throw new Error(`out of line: ${lines[at]?.text}`);
  return read;
};
