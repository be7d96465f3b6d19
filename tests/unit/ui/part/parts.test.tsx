import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { filesOf } from '#scripts/project.mjs';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';

const drawn = renderToStaticMarkup;

it('a part is an element with a class for each thing that it says of its look', () => {
  expect(drawn(<Text>字</Text>)).toBe('<p>字</p>');
  expect(
    drawn(
      <Text as="time" kind="meta" tone="tertiary" dateTime="2026-12-01">
        今天
      </Text>,
    ),
  ).toBe('<time dateTime="2026-12-01" class="kind-meta tone-tertiary">今天</time>');
  expect(drawn(<Stack as="ul" gap={12} aria-label="课程" />)).toBe(
    '<ul aria-label="课程" class="stack gap-12"></ul>',
  );
});

it('what is true is a class by its name, what is false or undefined is none', () => {
  expect(drawn(<Line wrap tap={undefined} whole={false} hidden />)).toBe(
    '<div hidden="" class="line wrap"></div>',
  );
});

it('a class of the page stands beside them', () => {
  expect(drawn(<Line className="own" gap={8} />)).toBe('<div class="line own gap-8"></div>');
});

const read = (file: string): string => readFileSync(file, 'utf8');

it('a text of a number of lines is a block, since words in a line are cut nowhere', () => {
  const rules = [
    ...read('src/ui/part/make-part.css').matchAll(/:where\(\.lines-\d\) \{([^}]*)\}/g),
  ];
  expect(rules.length).toBeGreaterThan(1);
  for (const [, rule] of rules) expect(rule).toMatch(/display: (?:block|-webkit-box);/);
});

const classesIn = (sheet: string): ReadonlySet<string> => {
  const rules = read(sheet).replace(/\/\*[\s\S]*?\*\//g, '');
  return new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
};

const PART =
  /<(?:Text|Box|Stack|Line|Column)\b(?<props>(?:[^>"{}]|"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})*)>|\bbox: \{(?<box>[^}]*)\}/g;
const PROP =
  /\b(?<name>[a-zA-Z]+)(?:(?:=|: )(?:"(?<text>[^"]*)"|'(?<word>[^']*)'|(?<rest>\{[^}]*\}|\d+))|(?=[\s,/]|$))/g;

/** What an expression such as `{12}` or `{mine ? 'accent' : undefined}` comes to, where it says so itself. */
const literalsIn = (expression: string): string[] =>
  [...expression.matchAll(/(?:^\{?|[?:]\s*)(?:'([\w-]+)'|(\d+))/g)].map(
    ([, word, figure]) => word ?? figure ?? '',
  );

/** The classes that the parts of these files come to, as `gap-12` or `wrap`. */
const classesOf = (files: readonly string[]): ReadonlySet<string> => {
  const classes = new Set(['stack', 'line', 'column']);
  for (const file of files) {
    for (const { groups: part } of read(file).matchAll(PART)) {
      for (const { groups: prop } of (part?.props ?? part?.box ?? '').matchAll(PROP)) {
        const { name = '', text, word, rest } = prop ?? {};
        if (text === undefined && word === undefined && rest === undefined) classes.add(name);
        const values = [text ?? word ?? '', ...literalsIn(rest ?? '')];
        for (const value of values) classes.add(`${name}-${value}`);
      }
    }
  }
  return classes;
};

const common = 'src/ui/part/make-part.css';

describe.each([
  { of: 'learners', sheet: 'src/ui/part/parts.css', from: 'ui/part/parts.tsx' },
  { of: 'console', sheet: 'src/operator/parts/part.css', from: 'parts/part.tsx' },
])('the classes of the $of', ({ of, sheet, from }) => {
  const files = filesOf(['src', 'sections']).filter(
    (file) =>
      file.endsWith('.tsx') &&
      file.startsWith('src/operator/') === (of === 'console') &&
      (read(file).includes("part.tsx'") || read(file).includes("parts.tsx'")),
  );
  const own = classesIn(sheet);
  const known = new Set([...own, ...classesIn(common)]);
  const names = new Set([...known].map((each) => each.split('-')[0] ?? each));

  it('are there for every value in use', () => {
    expect(files.length, from).toBeGreaterThan(50);
    const lack = [...classesOf(files)].filter((each) => {
      const [name = '', ...value] = each.split('-');
      return value.join('-') !== '' && names.has(name) && !known.has(each);
    });
    expect(lack).toEqual([]);
  });

  it('are all in use', () => {
    const used = classesOf(files);
    expect([...own].filter((each) => !used.has(each))).toEqual([]);
  });
});
