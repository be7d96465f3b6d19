import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { entryStates } from '#schemas/case/fields.ts';
import { COMING } from '#schemas/live/status.ts';
import { mediaStates } from '#schemas/media/fields.ts';
import { broadcastStates } from '#schemas/studio/broadcast-fields.ts';
import { revisionStates } from '#schemas/studio/fields.ts';
import { caseEntry } from '#server/db/tables/case.ts';
import { chapter, lesson, product } from '#server/db/tables/course.ts';
import { live } from '#server/db/tables/live.ts';
import { mediaFile } from '#server/db/tables/media.ts';
import { member } from '#server/db/tables/member.ts';
import { answerTable, questionTable } from '#server/db/tables/question.ts';
import { broadcastTable, courseRevisionTable } from '#server/db/tables/studio.ts';
import { teacher, workshopMember } from '#server/db/tables/teacher.ts';
import { upload } from '#server/db/tables/upload.ts';
import { workshopBannerTable } from '#server/db/tables/workshop.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { type Mark, pictureNamed } from './marks.ts';
import type { Planted } from './plant.ts';

const modules = import.meta.glob<Record<string, unknown>>('/server/db/tables/*.ts', {
  eager: true,
});

const everyTable: readonly PgTable[] = [
  ...new Set(
    Object.values(modules).flatMap((module) =>
      Object.values(module).filter((value) => is(value, PgTable)),
    ),
  ),
];

const columnOf = (table: PgTable, name: string): PgColumn | undefined => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return columns[name];
};

const switches = { published: false, shown: false, hidden: true } as const;

/** Whatever is on a shelf or off it, with the value that takes it off. */
const shelves = everyTable.flatMap((table) => {
  const found = Object.entries(switches).find(
    ([name]) => columnOf(table, name)?.dataType === 'boolean',
  );
  return found ? [{ table, off: Object.fromEntries([found]) }] : [];
});

/** What has a state, by name: each is planted in all of its states, or says why not. */
export const stated: readonly string[] = everyTable
  .filter((table) => columnOf(table, 'state') !== undefined)
  .map((table) => getTableName(table));

/** All worlds have these, in turn in each of their states. */
const sale = ['off sale', 'retired', 'on sale'] as const;

const turn = <T>(all: readonly T[], at: number): T => {
  const one = all[at % all.length];
  if (one === undefined) throw new Error('nothing to take turns');
  return one;
};

/** So many that each thing has been in each of its states. */
const WORLDS = Math.max(
  ...[sale, revisionStates, broadcastStates, mediaStates, entryStates].map(({ length }) => length),
);

/** Above every key of the demo. */
const FIRST_KEY = 900_000;

type Kept = Omit<Planted, 'hidden'> & { hidden?: string | undefined };

/** A picture that the workshop sent in, of which no learner may see a byte. */
export type HiddenPicture = { file: string; bytes: string; place: string };

/** A stream that nobody may play, but whoever bought what was retired. */
export type HiddenStream = { of: 'lesson' | 'live'; key: string; bytes: string };

/** What has arrived of a file, by the key of its upload. */
export type HiddenParts = { key: string; bytes: string };

const documentWith = (mark: () => string, pictures: readonly string[]) => ({
  ...{ title: mark(), subtitle: mark(), thumb: pictures[0] ?? '', categoryId: 1 },
  introHtml: `<p>${mark()}</p><img src="${pictures[1] ?? ''}" alt="">`,
  ...{ gains: [mark()], priceFen: 100, sequential: false },
  chapters: [
    {
      ...{ id: 'n0', title: mark() },
      lessons: [
        {
          ...{ id: 'n1', kind: 'text' as const, title: mark(), media: null },
          html: `<p>${mark()}</p><img src="${pictures[2] ?? ''}" alt="">`,
          ...{ trialSeconds: 0, free: false, noSkip: false },
        },
      ],
    },
  ],
});

export const everyWorld = (mark: Mark, now: number) => {
  const at = (ms: number): Date => new Date(now + ms);

  const worldOf = (_: unknown, nth: number) => {
    const id = FIRST_KEY + nth;
    const onSale = turn(sale, nth);
    const revision = turn(revisionStates, nth);
    const application = turn(broadcastStates, nth);
    const file = turn(mediaStates, nth);
    const entry = turn(entryStates, nth);
    const pictures: HiddenPicture[] = [];
    const picture = (place: string): string => {
      const name = pictureNamed(mark(`upload ${place}`));
      pictures.push({ file: name, bytes: mark(`bytes ${place}`), place });
      return `/uploads/${name}`;
    };
    const isHidden = onSale !== 'on sale';
    const state = isHidden ? onSale : 'lesson off sale';
    const streamOf = (of: HiddenStream['of'], when: string): HiddenStream => ({
      ...{ of, key: mark(`${of}.stream ${when}`), bytes: mark(`bytes of ${of} ${when}`) },
    });
    const lessonStream = streamOf('lesson', state);
    const liveStream = application === 'passed' ? undefined : streamOf('live', application);
    const parts: HiddenParts = {
      ...{ key: mark(`media_file.key ${file}`).padEnd(43, '-'), bytes: mark(`parts ${file}`) },
    };
    const article = (field: string) => `<p>${mark(`${field} ${state}`)}</p>`;
    const isPlanned = application === 'passed';
    const planned = isPlanned ? undefined : application;
    const drawn = (field: string) => () => mark(`course_revision.${field} ${revision}`);
    const shownBefore =
      onSale === 'off sale'
        ? {
            introHtml: `${article('product.introHtml')}<img src="${picture('product off sale')}" alt="">`,
          }
        : {};
    const shown = onSale === 'retired' ? '' : `<img src="${picture(`lesson ${state}`)}" alt="">`;

    const rows: Kept[] = [
      { table: member, values: { avatar: '' } },
      { table: teacher, values: { avatar: '' } },
      { table: workshopMember, values: { role: 'owner' } },
      {
        table: product,
        values: {
          ...{ published: onSale === 'on sale', retired: onSale === 'retired', priceFen: 100 },
          ...{ type: 4, createdAt: at(0), ...shownBefore },
        },
        hidden: isHidden ? onSale : undefined,
      },
      { table: chapter, values: {}, hidden: isHidden ? onSale : undefined },
      {
        table: lesson,
        values: {
          ...{
            kind: 'video',
            mediaKey: lessonStream.key,
            html: article('lesson.html') + shown,
            free: true,
          },
          published: isHidden,
        },
        hidden: state,
      },
      { table: mediaFile, values: { key: parts.key, state: file, kind: 'picture' }, hidden: file },
      {
        table: live,
        values: {
          ...{ status: COMING, startAt: at(HOUR), endAt: at(DAY), password: '', priceFen: 0 },
          ...{
            published: isPlanned,
            premiere: true,
            introHtml: isPlanned ? '' : `<p>${mark(`live.introHtml ${application}`)}</p>`,
          },
          ...{ stream: liveStream?.key ?? '', replay: '' },
        },
        hidden: planned,
      },
      {
        table: courseRevisionTable,
        values: {
          ...{ type: 4, state: revision, savedAt: at(0), sentAt: at(0) },
          document: documentWith(
            drawn('document'),
            ['head', 'intro', 'article'].map((part) =>
              picture(`${part} of a revision ${revision}`),
            ),
          ),
          reason: drawn('reason')(),
        },
        hidden: revision,
      },
      {
        table: broadcastTable,
        values: {
          ...{ startAt: at(HOUR), endAt: at(DAY), admission: 'free', priceFen: 0 },
          ...{ state: application, sentAt: at(0), liveId: isPlanned ? id : null },
        },
        hidden: application,
      },
      {
        table: workshopBannerTable,
        values: { picture: picture('banner not shown'), shown: false },
        hidden: 'not shown',
      },
      {
        table: questionTable,
        values: {
          hidden: true,
          at: at(0),
          seenAt: at(0),
          text: mark('lesson_question.text hidden'),
        },
        hidden: 'hidden',
      },
      {
        table: answerTable,
        values: { hidden: true, at: at(0), text: mark('lesson_answer.text hidden') },
        hidden: 'hidden',
      },
    ];
    const named = new Set(rows.map(({ table }) => table));
    const further = shelves
      .filter(({ table }) => !named.has(table))
      .map(({ table, off }): Kept => ({ table, values: off, hidden: 'off' }));
    const entries: Kept[] = [
      {
        table: caseEntry,
        values: { state: entry, savedAt: at(0) },
        hidden: entry === 'accepted' ? undefined : entry,
      },
    ];
    const uploads = (): Kept[] =>
      pictures.map(({ file: name }) => ({
        table: upload,
        values: { file: name, bytes: 1, at: at(0) },
      }));
    const all = [...rows, ...further, ...entries, ...uploads()];
    const plants = all.map(({ hidden, ...one }): Planted => ({ ...one, hidden }));
    return {
      id,
      onSale,
      plants,
      pictures,
      parts,
      streams: [lessonStream, liveStream ?? []].flat(),
    };
  };
  return Array.from({ length: WORLDS }, worldOf);
};

export type World = ReturnType<typeof everyWorld>[number];
