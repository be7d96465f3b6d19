import type { LeftOut } from '#schemas/publication/change-sets.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Database } from '#server/db/database.ts';
import { publicationJobs } from '#server/domains/publication/schedule/run-due.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { consoleOn } from '../operator/console.ts';
import { readLiveDocument } from './live-document.ts';

type Edit = (document: HomeDocument) => HomeDocument;
type Times = {
  from: number;
  until?: number | null;
  note?: string;
  clearDraft?: boolean;
  left?: LeftOut[];
};

/** A console whose clock is turned by hand, with a publisher who plans. Times are minutes from the start. */
export const plannerOn = async (db: Database) => {
  const begin = Math.ceil(Date.now() / MINUTE) * MINUTE;
  let now = begin;
  const desk = await consoleOn(db, { clock: () => now });
  const seat = await desk.newSeat('publish');
  const { ask } = desk;
  /** Signs in anew, as a session does not last as long as some tests. */
  const renew = async () => Object.assign(seat, await desk.newSeat('publish'));
  const moment = (minutes: number) => begin + minutes * MINUTE;

  /** Turns the clock; the servers were down, or see nothing yet. */
  const turn = (minutes: number) => {
    now = moment(minutes);
  };
  /** Two servers wake at once. */
  const wake = async () => {
    await Promise.all([1, 2].map(() => runJobs(db, publicationJobs(desk.app.log), () => now)));
  };
  const at = async (minutes: number) => {
    turn(minutes);
    await wake();
  };
  const publish = async (edit: Edit, left: LeftOut[] = []) => {
    const version = await desk.save(seat, edit);
    const answer = await ask('publish', { version, note: '', left }, seat);
    if (answer.outcome !== 'published') throw new Error(answer.outcome);
    return answer.release;
  };
  const planDraft = async (version: number, times: Times) => {
    const { from, until = null, note = '', clearDraft = true, left = [] } = times;
    const payload = {
      ...{ version, note, clearDraft, left, from: moment(from) },
      until: until === null ? null : moment(until),
    };
    const answer = await ask('schedulePublication', payload, seat);
    if (answer.outcome !== 'scheduled') throw new Error(answer.outcome);
    return answer.schedule;
  };
  const plan = async (edit: Edit, times: Times) => planDraft(await desk.save(seat, edit), times);
  const page = () => readLiveDocument(db);
  const titleOf = async (name = '资讯列表') =>
    (await page()).sections.find((item) => item.name === name)?.title;
  const draft = async () => (await ask('readDesk', {}, seat)).draft;
  const draftTitle = async (name = '资讯列表') =>
    (await draft()).document.sections.find((item) => item.name === name)?.title;
  const live = async () => (await ask('readDesk', {}, seat)).live;
  const schedules = async () => (await ask('listSchedules', {}, seat)).items;
  /** Starts a test from a page and a draft that are the same, with those titles, and nothing scheduled. */
  const clean = async (titles: Readonly<Record<string, string>>) => {
    for (const { id, state } of await schedules())
      if (state !== 'failed' && state !== 'done') await ask('cancelSchedule', { id }, seat);
    for (const { id } of await schedules()) await ask('handleSchedule', { id }, seat);
    await ask('resetDraft', { version: (await draft()).version, release: null }, seat);
    return publish((document) => ({
      ...document,
      banners: document.banners.slice(0, 3),
      sections: document.sections.map((item) => ({
        ...item,
        title: titles[item.name] ?? item.title,
      })),
    }));
  };
  return {
    ...{ ...desk, seat, renew, moment, turn, wake, at, publish, plan, planDraft },
    ...{ page, titleOf, draft, draftTitle, live, schedules, clean },
  };
};
