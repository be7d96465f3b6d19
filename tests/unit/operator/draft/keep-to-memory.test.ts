// @vitest-environment window
import { expect, test } from 'vitest';
import {
  keepToMemory,
  readLocal,
  readVisit,
  removeLocal,
  writeLocal,
  writeVisit,
} from '#src/platform/storage/local-store.ts';

test('a preview neither reads nor writes what the learner on this browser keeps', () => {
  localStorage.setItem('TOKEN', 'learner');
  sessionStorage.setItem('SEEN', 'learner');
  expect(readLocal('TOKEN')).toBe('learner');
  keepToMemory();
  expect(readLocal('TOKEN')).toBeNull();
  expect(readVisit('SEEN')).toBeNull();
  writeLocal('TOKEN', 'preview');
  writeVisit('SEEN', 'preview');
  expect([readLocal('TOKEN'), readVisit('SEEN')]).toEqual(['preview', 'preview']);
  removeLocal('TOKEN');
  expect(readLocal('TOKEN')).toBeNull();
  expect(localStorage.getItem('TOKEN')).toBe('learner');
  expect(sessionStorage.getItem('SEEN')).toBe('learner');
});
