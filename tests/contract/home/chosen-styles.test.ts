import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importedPath } from '#scripts/check/imports.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name));

const isUnseenChoice = (tag: string): boolean =>
  tag.includes('className="spoken"') && /type="(?:radio|checkbox)"/.test(tag);

/** Parts whose control is heard and not seen: what is beside it has to show what is chosen. */
const unseen = ['src', 'sections']
  .flatMap(filesIn)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => (text.match(/<input[^>]*/g) ?? []).some(isUnseenChoice));

const stylesOf = ({ file, text }: { file: string; text: string }): string =>
  [...text.matchAll(/from '([^']*\.module\.css)'/g)]
    .map(([, name = '']) => readFileSync(importedPath(file, name) ?? '', 'utf8'))
    .join('\n');

// `:has` is missing in browsers that the messenger still brings
test.each(unseen.map((part) => [part.file, part] as const))(
  '%s shows what is chosen and where the focus is also without `:has`',
  (_file, part) => {
    const css = stylesOf(part);
    expect(css).toMatch(/(?:input|\[type\]):focus-visible \+/);
    expect(css).not.toMatch(/:has\((?:input)?:(?:checked|focus)/);
  },
);

test('there are such parts', () => {
  expect(unseen.length).toBeGreaterThan(1);
});
