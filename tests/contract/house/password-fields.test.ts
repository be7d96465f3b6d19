import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf } from '#scripts/project.mjs';

const views = filesOf(['src', 'sections'])
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const fields = views.flatMap(({ file, text }) =>
  [...text.matchAll(/<(?:PasswordField|Input\.Password)\b[\s\S]*?\/>/g)].map(([field]) => ({
    file,
    field,
  })),
);

/** A broadcast's own password is nobody's account, and its field says so. */
const OF_NO_ACCOUNT = 'src/pages/live/password-form.tsx';

it.each(fields)('$file: a password manager knows which password is meant', ({ file, field }) => {
  // a part that wraps the kit's field hands its own attributes on
  if (field.startsWith('<PasswordField focused')) return;
  const meant =
    file === OF_NO_ACCOUNT ? /autoComplete="off"/ : /autoComplete="(?:new|current)-password"/;
  expect(field).toMatch(meant);
});

it('there are such fields, and no field hears of pasting', () => {
  expect(fields.length).toBeGreaterThan(8);
  const heard = views.filter(({ text }) => /onPaste|onBeforeInput/.test(text));
  expect(heard.map(({ file }) => file)).toEqual([]);
});
