import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf } from '#scripts/project.mjs';

const selectors = filesOf(['src', 'sections'])
  .filter((file) => file.endsWith('.css') && !file.startsWith('src/operator/'))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => ({
      file,
      selector: selector.trim(),
    }));
  })
  .filter(({ selector }) => !selector.startsWith('@'));

const matching = (pattern: RegExp) =>
  selectors.filter(({ selector }) => pattern.test(selector)).map(Object.values);

/** A browser looks at the whole document whenever an element is added, to find out what such a rule says of it. */
it('no rule is for the sibling of whatever has neither a class nor an attribute', () => {
  expect(matching(/(?:^|[\s>(,])(?:\*|[a-z][a-z0-9]*)(?::[\w-]+(?:\([^)]*\))?)*\s*[+~]/)).toEqual(
    [],
  );
});

it('no rule for the root asks what it holds', () => {
  expect(matching(/(?:html|body|:root|:host|\*)\)?(?:\[[^\]]*\])?:has\(/)).toEqual([]);
});

/** What is said under a selector of a file, by property. */
const rule = (file: string, selector: string): Map<string, string> => {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const start = text.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThanOrEqual(0);
  const body = text.slice(text.indexOf('{', start) + 1, text.indexOf('}', start));
  return new Map(
    body
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line): [string, string] => {
        const [property = '', ...value] = line.split(':');
        return [property, value.join(':').trim()];
      }),
  );
};

it('half a width has one column of what is two elsewhere', () => {
  const containers = 'src/home/document/containers.module.css';
  expect(rule(containers, '.columns > section').get('--columns')).toBe('1');
  const alone = '.columns > section:last-child:nth-child(odd)';
  expect(rule(containers, alone).get('--columns')).toBe('2');
  const lists = filesOf(['src', 'sections'])
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(file, 'utf8'));
  const two = lists.flatMap((text) => text.match(/repeat\(var\(--columns, 2\), [^;]+/g) ?? []);
  expect(two.length).toBeGreaterThan(1);
});

it('in the messenger a live room has no strip of a button that is not there', () => {
  const space = 'src/pages/live/room/room.module.css';
  expect(rule(space, ':global(html[data-messenger]) .share').get('display')).toBe('none');
});

it('the note on slow loading is a thin bar: nothing makes it higher than its line', () => {
  const base = 'src/ui/tokens/base.css';
  const bar = rule(base, '.boot-late');
  expect([bar.get('position'), bar.get('inset-block-end')]).toEqual(['fixed', '0']);
  const high =
    /^(?:inset|inset-block|inset-block-start|top|height|padding|margin|border|font)|block-size/;
  const allowed = new Set(['inset-block-end', 'inset-inline']);
  expect(
    [...bar.keys()].filter((property) => high.test(property) && !allowed.has(property)),
  ).toEqual([]);
  // an inline box, whose padding takes no room of the bar's
  expect(rule(base, '.boot-late a').has('display')).toBe(false);
});

it('reads the rules', () => {
  expect(selectors.length).toBeGreaterThan(1000);
});
