// @vitest-environment window

import type { MouseEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonKind } from '#schemas/course/fields.ts';
import * as player from '#src/entities/course/audio/player.ts';
import { audioStore } from '#src/entities/course/audio/state.ts';
import { useWish, wishToPlay } from '#src/entities/course/play-wish.ts';
import { turnOf } from '#src/pages/course/lesson/turn-of.ts';
import type { Lesson } from '#src/pages/course/lesson/use-lesson.ts';
import { shownVideo } from '#src/platform/media/shown-video.ts';
import { mount } from '../../harness/mount.tsx';
import { lesson, product } from '../../harness/pages/course-samples.ts';

const Wished = () => <output>{String(useWish({ id: '6', product: { id: '3' } }))}</output>;

const playing = (is: boolean) => {
  const media = document.createElement('video');
  Object.defineProperty(media, 'paused', { value: !is });
  return media;
};

/** Presses 下一节 on lesson 5; says whether the link was held back, and whether lesson 6 is to play. */
const press = async (kind: LessonKind, next: LessonKind, lock: 'none' | 'buy' = 'none') => {
  const shown: Lesson = {
    ...{ ...lesson, kind, chapterId: '1', chapterTitle: '', access: 'granted', open: 'full' },
    ...{ sources: [], until: null, html: '', watermark: '', previous: '', next: '6' },
    product: { ...product, teacher: '' },
  };
  const rows = [
    { ...lesson, kind },
    { ...lesson, id: '6', kind: next, lock },
  ];
  const link = turnOf(
    { ...product, chapters: [{ id: '1', title: '', lessons: rows }] },
    shown,
    'next',
  );
  const held = vi.fn();
  // only what the link does with its event
  link.onClick?.({ preventDefault: held } as unknown as MouseEvent<HTMLAnchorElement>);
  const { host } = await mount(<Wished />);
  return { held: held.mock.calls.length > 0, wished: host.textContent === 'true' };
};

const heard = (media: HTMLMediaElement) =>
  audioStore.set({
    // the player's own lesson, of which only the id counts here
    lesson: { id: '5', product: { id: '9' }, next: '6' } as Lesson,
    media: media as HTMLAudioElement,
    ...{ turning: false, fault: undefined, sleep: undefined, rests: undefined },
  });

beforeEach(() => {
  wishToPlay('');
  shownVideo.set(undefined);
  audioStore.set(undefined);
  vi.restoreAllMocks();
});

describe('下一节', () => {
  it('goes on playing after a video that plays', async () => {
    shownVideo.set(playing(true));
    expect(await press('video', 'video')).toEqual({ held: false, wished: true });
  });

  it('plays nothing where nothing played', async () => {
    shownVideo.set(playing(false));
    expect(await press('video', 'video')).toEqual({ held: false, wished: false });
  });

  it('turns the player from sound to sound, which the page follows', async () => {
    const turn = vi.spyOn(player, 'turnAudio').mockResolvedValue();
    heard(playing(true));
    expect(await press('audio', 'audio')).toEqual({ held: true, wished: false });
    expect(turn).toHaveBeenCalledWith('next');
  });

  it('opens the page of what the player cannot turn to', async () => {
    heard(playing(true));
    expect(await press('audio', 'video')).toEqual({ held: false, wished: true });
  });

  it('leads to what has to be bought first', async () => {
    heard(playing(true));
    expect((await press('audio', 'audio', 'buy')).held).toBe(false);
  });
});
