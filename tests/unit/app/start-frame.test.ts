// @vitest-environment window
import { afterEach, expect, it } from 'vitest';
import { startFrame } from '#src/app/start-frame.ts';

const frameOf = (data: Readonly<Record<string, string>>, search = '', hash = '') => {
  const element = document.createElement('script');
  Object.assign(element.dataset, { token: 'TOKEN', ...data });
  startFrame(element, { search, hash });
  return document.documentElement.dataset.frame;
};

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.frame;
  document.body.innerHTML = '';
});

it('shows a member’s page to members alone', () => {
  expect(frameOf({ unknown: 'visitor' })).toBe('none');
  localStorage.setItem('TOKEN', 'T');
  delete document.documentElement.dataset.frame;
  expect(frameOf({ unknown: 'visitor' })).toBeUndefined();
});

it('shows no words where the session or the query decides on them', () => {
  expect(frameOf({ unknown: 'member' })).toBeUndefined();
  expect(frameOf({ params: 'tab word' }, '?id=1&tab=')).toBeUndefined();
  expect(frameOf({ params: 'tab word' }, '?id=1&tab=2')).toBe('plain');
  delete document.documentElement.dataset.frame;
  expect(frameOf({}, '', '#/course')).toBe('plain');
  delete document.documentElement.dataset.frame;
  localStorage.setItem('TOKEN', 'T');
  expect(frameOf({ unknown: 'member' })).toBe('plain');
});

it('writes down what is pressed in the frame, and sends no form of it', () => {
  document.body.innerHTML =
    '<div data-first="0"><form><button type="submit">搜索</button></form></div><button>外</button>';
  frameOf({});
  const [inside, outside] = document.querySelectorAll('button');
  outside?.click();
  inside?.click();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(submit);
  expect(globalThis.earlyPresses).toEqual([inside]);
  expect(submit.defaultPrevented).toBe(true);
});
