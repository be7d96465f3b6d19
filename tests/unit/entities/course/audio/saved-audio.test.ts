import { beforeEach, expect, it } from 'vitest';
import { forgetAudio, keepAudio, savedAudio } from '#src/entities/course/audio/saved-audio.ts';
import { AUDIO_KEY } from '#src/entities/course/audio/state.ts';
import { beginSession, forgetSession } from '#src/platform/session/session.ts';
import { writeVisit } from '#src/platform/storage/local-store.ts';

const lesson = { id: '5', product: { id: '9' } };

beforeEach(() => {
  beginSession('first', { id: 1 });
  forgetAudio();
});

it('what is listened to is kept with its place', () => {
  keepAudio(lesson, 83.7);
  expect(savedAudio()).toEqual({ of: 'first', product: '9', lesson: '5', at: 83 });
  forgetAudio();
  expect(savedAudio()).toBeUndefined();
});

it('it is nothing to another session, nor to none', () => {
  keepAudio(lesson, 83);
  beginSession('second', { id: 2 });
  expect(savedAudio()).toBeUndefined();
  forgetSession();
  expect(savedAudio()).toBeUndefined();
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
  writeVisit(AUDIO_KEY, written);
  expect(savedAudio()).toBeUndefined();
});
