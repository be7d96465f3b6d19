import { beforeEach, expect, it } from 'vitest';
import { forgetAudio, keepAudio, keptAudio } from '#src/entities/course/audio/kept-audio.ts';
import { KEPT_AUDIO } from '#src/entities/course/audio/state.ts';
import { beginSession, forgetSession } from '#src/platform/session/session.ts';
import { writeVisit } from '#src/platform/storage/local-store.ts';

const lesson = { id: '5', product: { id: '9' } };

beforeEach(() => {
  beginSession('first', { id: 1 });
  forgetAudio();
});

it('what is listened to is kept with its place', () => {
  keepAudio(lesson, 83.7);
  expect(keptAudio()).toEqual({ of: 'first', product: '9', lesson: '5', at: 83 });
  forgetAudio();
  expect(keptAudio()).toBeUndefined();
});

it('it is nothing to another session, nor to none', () => {
  keepAudio(lesson, 83);
  beginSession('second', { id: 2 });
  expect(keptAudio()).toBeUndefined();
  forgetSession();
  expect(keptAudio()).toBeUndefined();
});

it.each([
  '{',
  'null',
  '7',
  '{"of":"first","product":"9","lesson":"2"}',
  '{"of":"first","product":"9","lesson":"2","at":-1}',
  '{"of":"first","product":"9","lesson":"../2","at":1}',
  '{"of":"first","product":9,"lesson":"2","at":1}',
])('%s is no kept lesson', (written) => {
  writeVisit(KEPT_AUDIO, written);
  expect(keptAudio()).toBeUndefined();
});
