// @vitest-environment window
import { beforeEach, expect, it, vi } from 'vitest';
import { closeAudio, playAudio } from '#src/entities/course/audio/player.ts';
import { audioStore } from '#src/entities/course/audio/state.ts';
import { LessonVideo } from '#src/pages/course/lesson/stage/video.tsx';
import type { Lesson } from '#src/pages/course/lesson/use-lesson.ts';
import type { AttachOptions } from '#src/platform/media/attach-options.ts';
import type { MediaFault } from '#src/platform/media/fault.ts';
import { attachMedia } from '#src/platform/media/source.ts';
import { beginSession } from '#src/platform/session/session.ts';
import { mount, press, settle, settleUntil } from '../../harness/mount.tsx';
import { lesson, product } from '../../harness/pages/course-samples.ts';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

const REPORT = '/v1/diagnostics/report';

vi.mock('#src/platform/media/source.ts', () => ({ attachMedia: vi.fn(() => () => {}) }));

/** What the source last attached tells of itself. */
const source = (): AttachOptions => {
  const [, , options] = vi.mocked(attachMedia).mock.lastCall ?? [];
  if (!options) throw new Error('nothing was attached');
  return options;
};
const fail = (why: MediaFault) => settle(() => source().onFault(why));

const lessonOf = (id: string, kind: 'video' | 'audio'): Lesson => ({
  ...{ ...lesson, id, kind, chapterId: '1', chapterTitle: '', access: 'granted', open: 'full' },
  ...{ sources: [], until: null, html: '', watermark: '', previous: '', next: '' },
  product: { ...product, teacher: '' },
});

/** As the server gives it. */
const answerOf = ({ product: of, chapterId, ...shown }: Lesson) => ({
  ...shown,
  chapter_id: chapterId,
  product: { id: of.id, type: of.type, title: of.title },
});

const backEnd = (answer: Lesson) => {
  const requests = stubBackEnd(({ path }) => ({
    ...{ code: 200, data: path === REPORT ? {} : answerOf(answer) },
  }));
  return () => requests.filter(({ path }) => path === REPORT).map(({ body }) => body.entries);
};

const noticeOf = (id: string, came: MediaFault) => [
  {
    ...{ fault: 'media-unplayable', endpoint: '', path: '', shown: 'hidden' },
    section: `《系统课》第一节（编号 9-${id}）`,
    ...{ expected: 'media that plays', came: JSON.stringify(came) },
  },
];

beforeEach(() => {
  vi.mocked(attachMedia).mockClear();
  beginSession('token', { id: '7' });
  closeAudio();
});

const quiet = () => undefined;

const watch = async (id: string) => {
  const reports = backEnd(lessonOf(id, 'video'));
  const page = (shown: Lesson) => (
    <LessonVideo
      {...{ lesson: shown, next: '', pays: null }}
      {...{ onBuy: quiet, onRetry: quiet, onFinished: quiet }}
    />
  );
  const { host, render } = await mount(page(lessonOf(id, 'video')));
  await press(host.querySelector('button'));
  const renew = () => render(page(lessonOf(id, 'video')));
  return { reports, renew, retry: () => press(host.querySelector('[role=alert] button')) };
};

it('a video that cannot be decoded is reported, once in a visit', async () => {
  const { reports, retry } = await watch('101');
  await fail('format');
  await settleUntil(() => reports().length > 0);
  await retry();
  await fail('format');
  await settle();
  expect(reports()).toEqual([noticeOf('101', 'format')]);
});

it('a video whose renewed address is gone too is reported, the first one is not', async () => {
  const { reports, renew } = await watch('102');
  await fail('gone');
  await renew();
  expect(reports()).toEqual([]);
  await fail('gone');
  await settleUntil(() => reports().length > 0);
  expect(reports()).toEqual([noticeOf('102', 'gone')]);
});

it('a network that is off is no fault of a video or a sound', async () => {
  const video = await watch('103');
  await fail('network');
  playAudio(lessonOf('104', 'audio'));
  await fail('network');
  expect(audioStore.get()?.fault).toBe('network');
  expect(video.reports()).toEqual([]);
});

it('a sound is reported once its renewed address is gone too', async () => {
  const reports = backEnd(lessonOf('105', 'audio'));
  playAudio(lessonOf('105', 'audio'));
  await fail('gone');
  await settleUntil(() => vi.mocked(attachMedia).mock.calls.length === 2);
  expect(reports()).toEqual([]);
  await fail('gone');
  await settleUntil(() => reports().length > 0);
  expect(reports()).toEqual([noticeOf('105', 'gone')]);
});
