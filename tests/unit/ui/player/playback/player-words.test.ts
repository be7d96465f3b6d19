import { describe, expect, it } from 'vitest';
import { clockTime, lengthText, spokenTime } from '#src/ui/player/playback/media-time.ts';
import { rateText } from '#src/ui/player/playback/rates.ts';
import { keyAction } from '#src/ui/player/video/keys.ts';

const pressed = (key: string, held = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('times', () => {
  it.each([
    [0, '00:00', '0秒'],
    [192.9, '03:12', '3分12秒'],
    [3725, '1:02:05', '1小时2分5秒'],
    [Number.NaN, '00:00', '0秒'],
    [-4, '00:00', '0秒'],
  ])('%d s is %s, said %s', (seconds, clock, text) => {
    expect(clockTime(seconds)).toBe(clock);
    expect(spokenTime(seconds)).toBe(text);
  });

  it('are short in a list', () => {
    expect(lengthText(20)).toBe('20秒');
    expect(lengthText(59.7)).toBe('1分钟');
    expect(lengthText(754)).toBe('13分钟');
    expect(lengthText(3590)).toBe('1小时');
    expect(lengthText(12_000)).toBe('3小时20分');
  });
});

describe('speeds', () => {
  it.each([
    [1, '1.0×'],
    [0.75, '0.75×'],
    [2, '2.0×'],
  ])('%d reads %s', (rate, text) => expect(rateText(rate)).toBe(text));
});

describe('a key', () => {
  it('jumps, plays and enlarges', () => {
    expect(keyAction(pressed('ArrowRight'), false)).toEqual({ jump: 5 });
    expect(keyAction(pressed('J'), false)).toEqual({ jump: -10 });
    expect(keyAction(pressed(' '), false)).toEqual({ press: 'toggle' });
    expect(keyAction(pressed('f'), true)).toEqual({ press: 'fullscreen' });
  });

  it('is left to a button that has the focus, and to the browser', () => {
    expect(keyAction(pressed(' '), true)).toBeUndefined();
    expect(keyAction(pressed('f', { ctrlKey: true }), false)).toBeUndefined();
    expect(keyAction(pressed('Tab'), false)).toBeUndefined();
  });
});
