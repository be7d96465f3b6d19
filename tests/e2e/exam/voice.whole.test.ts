import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { uploadRecording } from '#schemas/upload/endpoints.ts';
import { attempt } from '#server/db/tables/questionnaire.ts';
import { publishQuestionnaire } from '../../server/harness/questionnaire/publish.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { loginAs, type VisitOptions, visitHome } from '../harness/visits/home.ts';

const site = onSite();

/** Four seconds of sound. */
const SOUND = 'server/db/demo/uploads/demo-recording-of-a-doctor-00001.wav';

const publish = () =>
  publishQuestionnaire(site.db, { kind: 'exam', title: '口述考试', pass: 5 }, [
    { kind: 'voice', title: '请说一说', least: 1, most: 20, points: 10 },
  ]);

const visit = async (path: string, more: VisitOptions = {}): Promise<Page> =>
  visitHome(site, { path, token: await loginAs(site.db, 'demo_plain'), ...more });

/** A microphone that hears a tone; the browser's own recorder records it. */
const withMicrophone = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const sound = new AudioContext();
      const heard = sound.createMediaStreamDestination();
      const tone = sound.createOscillator();
      tone.connect(heard);
      tone.start();
      await sound.resume();
      return heard.stream;
    };
  });

const withoutPermission = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const begin = (page: Page) => page.getByRole('link', { name: '开始考试' }).click();

/** Records for a second, by the seconds that the page shows. */
const speak = async (page: Page, button: string) => {
  await press(page, button);
  await page
    .getByRole('timer')
    .getByText(/^00:0[1-9] \//)
    .waitFor();
  await press(page, '停止录音');
};

const answersOf = async (id: number): Promise<readonly string[]> => {
  const [row] = await site.db.select().from(attempt).where(eq(attempt.questionnaireId, id));
  return Object.values(row?.answers ?? {})[0] ?? [];
};

test('the microphone is tried, then an answer is recorded, kept, asked about before another, and handed in', async () => {
  const id = await publish();
  const page = await visit(`/yuyinTest?id=${id}`, { prepare: withMicrophone });
  await speak(page, '开始试音');
  await page.getByText('录好了，听听看').waitFor();
  await page.getByLabel(/^试音，\d 秒$/).waitFor();
  expect(await violations(page)).toEqual([]);
  await begin(page);

  await speak(page, '开始录音');
  await page.getByText(/^已录音 \d 秒$/).waitFor();
  await page.getByText('已保存', { exact: true }).waitFor();
  const [address = '', seconds] = await answersOf(id);
  expect(address).toMatch(/^\/uploads\/[\w-]{32}\.(?:webm|m4a|ogg)$/);
  expect(Number(seconds)).toBeGreaterThan(0);

  await page.reload();
  const heard = page.getByLabel(/^录音，\d 秒$/);
  await heard.waitFor();
  await heard.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect
    .poll(() => heard.evaluate((audio: HTMLAudioElement) => audio.currentTime > 0))
    .toBe(true);
  await press(page, '重新录音');
  const asking = page.getByRole('dialog', { name: '重新录音？' });
  await asking.getByRole('button', { name: '取消' }).click();
  await asking.waitFor({ state: 'hidden' });
  expect(await answersOf(id)).toEqual([address, seconds]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: '去交卷' }).click();
  await page.getByRole('button', { name: '确认交卷' }).click();
  await page.waitForURL(`${site.server.origin}/result?id=${id}`);
  await page.getByText('待阅卷').first().waitFor();
});

test('where the microphone is refused, a sound is chosen, and sent again after a failure', async () => {
  const id = await publish();
  const page = await visit(`/start?id=${id}`, {
    prepare: withoutPermission,
    expected: [/ERR_FAILED/],
  });
  await begin(page);
  await press(page, '开始录音');
  await page.getByText('没有麦克风权限').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.route(`**${uploadRecording.path}`, (route) => route.abort());
  const chooser = page.waitForEvent('filechooser');
  await press(page, '选择音频文件');
  await (await chooser).setFiles(SOUND);
  await page.getByText('录音没有上传成功').waitFor();
  await page.unroute(`**${uploadRecording.path}`);
  await press(page, '重新上传');
  await page.getByText('已录音 4 秒').waitFor();
  await page.getByText('已保存', { exact: true }).waitFor();
  expect((await answersOf(id))[1]).toBe('4');
});
