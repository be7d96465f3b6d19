// @vitest-environment window

import { afterEach, expect, test } from 'vitest';
import { pauseAnimations } from '#src/operator/preview/pause-animations.ts';

const seen: string[] = [];
const note = () => seen.push(document.visibilityState);

afterEach(() => document.removeEventListener('visibilitychange', note));

test('a preview that rests says that nobody sees it, and takes it back', () => {
  document.addEventListener('visibilitychange', note);
  pauseAnimations(true);
  pauseAnimations(false);
  pauseAnimations(false);
  expect(seen).toEqual(['hidden', 'visible', 'visible']);
});
