import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf } from '../../scripts/project.mjs';

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

it('reads the rules', () => {
  expect(selectors.length).toBeGreaterThan(1000);
});
