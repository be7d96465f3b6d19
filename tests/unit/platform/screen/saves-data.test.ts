import { expect, test, vi } from 'vitest';
import { savesData } from '#src/platform/screen/saves-data.ts';

test.each([
  ['nothing', undefined, false, false],
  ['a connection that says nothing', {}, false, false],
  ['no saving', { saveData: false }, false, false],
  ['the browser’s data saver', { saveData: true }, false, true],
  ['the preference', undefined, true, true],
])('of a phone that tells of %s', (_name, connection, matches, saves) => {
  vi.stubGlobal('navigator', { connection });
  const matchMedia = vi.fn(() => ({ matches }));
  vi.stubGlobal('matchMedia', matchMedia);
  expect(savesData()).toBe(saves);
  if (!saves) expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-data: reduce)');
});
