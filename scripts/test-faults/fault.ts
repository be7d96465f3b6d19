/** What is done to the code; each kind is a mistake that people make. */
export const faultKinds = [
  'condition',
  'bound',
  'await',
  'right',
  'transaction',
  'unit',
  'field',
  'order',
  'filter',
  'guard',
  'default',
  'arms',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A place in a source: offsets of its first character and of the one behind its last. */
export type Span = { start: number; end: number };
export type Edit = Span & { text: string };

/** A change of a few characters of a source; `span` is the expression that it changes. */
export type Target = { kind: FaultKind; span: Span; edits: readonly Edit[] };

export type Fault = Target & { file: string; line: number; before: string; after: string };

/** What operators find in a source goes here. */
export type Put = (kind: FaultKind, span: Span, ...edits: Edit[]) => void;

export const replaced = ({ start, end }: Span, text: string): Edit => ({ start, end, text });

export const edited = (source: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      source,
    );

const LONGEST = 100;

const shown = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};

/** The characters around the edits: a whole expression may take many lines. */
const excerptOf = (span: Span, edits: readonly Edit[]): Span => ({
  start: Math.max(span.start, Math.min(...edits.map(({ start }) => start)) - LONGEST / 2),
  end: Math.min(span.end, Math.max(...edits.map(({ end }) => end)) + LONGEST / 4),
});

export const faultAt = (file: string, source: string, { kind, span, edits }: Target): Fault => {
  const inside = edits.filter(({ start, end }) => start >= span.start && end <= span.end);
  const { start, end } = excerptOf(span, inside);
  const moved = inside.map((edit) => ({
    start: edit.start - start,
    end: edit.end - start,
    text: edit.text,
  }));
  const before = source.slice(start, end);
  const first = Math.min(...inside.map((edit) => edit.start));
  return {
    file,
    kind,
    span,
    edits,
    line: source.slice(0, first).split('\n').length,
    before: shown(before),
    after: shown(edited(before, moved)),
  };
};

/** The same fault in the same source is the same in every run. */
export const nameOf = ({ file, kind, edits }: Fault): string =>
  `${file} ${kind} ${edits.map(({ start, end, text }) => `${start}-${end} ${text}`).join('; ')}`;
