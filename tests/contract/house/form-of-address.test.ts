import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf } from '#scripts/project.mjs';

const FOLDERS = ['src', 'sections', 'schemas', 'server'];

const FORMAL = '您';

/** Texts that are given to the letter with the formal form: none so far. */
const given: readonly string[] = [];

const sources = filesOf(FOLDERS).filter((file) => /\.(?:tsx?|json|html|css)$/.test(file));

it.each(FOLDERS)('reads the texts of %s', (folder) => {
  expect(sources.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(20);
});

it('addresses learners with 你 and nowhere with the formal form', () => {
  const formal = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, index) => ({ line, where: `${file}:${index + 1}` }))
      .filter(({ line }) => line.includes(FORMAL) && !given.some((text) => line.includes(text)))
      .map(({ where }) => where),
  );
  expect(formal).toEqual([]);
});
