import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { cancellationApi } from '#schemas/cancellation/endpoints.ts';
import { type CaseEntryHead, caseApi } from '#schemas/case/endpoints.ts';
import type { CaseStage, EntryState } from '#schemas/case/fields.ts';
import { caseRefusals } from '#schemas/case/refusals.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import type { Database } from '#server/db/database.ts';
import {
  caseContest,
  caseCriterion,
  caseEntry,
  caseJudge,
  caseScore,
  caseVote,
} from '#server/db/tables/case.ts';
import { member } from '#server/db/tables/member.ts';
import { upload } from '#server/db/tables/upload.ts';
import { registered } from '#server/domains/desk/registered.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { among } from '../among.ts';
import { expectAudited } from '../audit/planned.ts';
import { callsOn } from '../calls-on.ts';
import { deskOn } from '../desk/desks.ts';
import { fatesOn } from '../member/fates.ts';

export const caseActs = [
  'draft',
  'submit',
  'twice',
  'pass',
  'return',
  'vote',
  'votes',
  'score',
  'scores',
  'name',
  'unname',
  'anonymous',
  'shelf',
  'read',
  'disable',
  'enable',
  'end',
  'hours',
  'stage',
] as const;

/** What walks have to come to besides: what is refused, and what is read at the end. */
export const caseTurns = [
  ...(['notSubmissionStage', 'notVotingStage', 'notJudgingStage', 'noSuchCaseEntry'] as const),
  ...([
    'entryConsentMissing',
    'entrySent',
    'pictureUnknown',
    'votedToday',
    'ownEntryVote',
  ] as const),
  ...(['notJudge', 'ownEntryScore', 'alreadyScored', 'scoreInvalid', 'noSuchCase'] as const),
  ...(['stale', 'returned again', 'judge twice', 'winners', 'hidden', 'gone author'] as const),
];

/** `which` chooses among what the act may be done to, and what is said. */
export type CaseStep = { who: number; act: (typeof caseActs)[number]; which: number };

const OK = '200';
const SIGNED_OUT = '-200';
const refusals = { ...caseRefusals, pictureUnknown: uploadRefusals.pictureUnknown };
type Refusal = keyof typeof refusals;
const codeOf = (name: Refusal) => String(refusals[name].code);

/** Days from the beginning to the beginning of each stage. */
const STAGES = { submission: 1, vote: 4, judging: 7, result: 10 } as const;

/** For the first criterion, which takes ten: the last ones are out of its bounds. */
const FIRST_POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, -1, 11];

const parts = { history: 'a', findings: 'b', diagnosis: 'c', treatment: 'd', discussion: 'e' };

type Person = { id: number; token: string; disabled: boolean; file: string };
type Entry = {
  id: number;
  author: number;
  state: EntryState;
  title: string;
  pictures: string[];
  votes: number;
  returned: boolean;
};
type Score = { entry: Entry; judge: number; total: number; comment: string };

const one = <T>([row]: readonly T[]): T => {
  if (row === undefined) throw new Error('no row was written');
  return row;
};

/** Five members, two of whom judge, and operators in a case contest whose stages go by. */
export const contestOn = async (db: Database) => {
  const api = callsOn(db, { ...caseApi, ...cancellationApi });
  const fates = await fatesOn(db, api);
  const tableOf = (name: string) => {
    const table = registered.find((each) => each.name === name);
    if (!table) throw new Error(`no desk ${name}`);
    return table;
  };
  const contests = await deskOn(db, tableOf('case_contest'));
  const judgesDesk = await deskOn(db, tableOf('case_judge'));
  const began = api.now();
  const at = (days: number) => new Date(began + days * DAY);
  const contest = one(
    await db
      .insert(caseContest)
      .values({
        ...{ title: '病例大赛', anonymous: true },
        ...{ submissionAt: at(STAGES.submission), submissionEnd: at(STAGES.vote) },
        ...{ voteAt: at(STAGES.vote), voteEnd: at(STAGES.judging) },
        ...{ judgingAt: at(STAGES.judging), judgingEnd: at(STAGES.result) },
        resultAt: at(STAGES.result),
      })
      .returning(),
  );
  const id = String(contest.id);
  const criteria = await db
    .insert(caseCriterion)
    .values([
      { contestId: contest.id, title: '诊断思路', most: 10, weight: 3, position: 1 },
      { contestId: contest.id, title: '写作', most: 20, weight: 1, position: 2 },
    ])
    .returning();

  const join = async (): Promise<Person> => {
    const row = one(await db.insert(member).values({ nickname: '学员' }).returning());
    const file = `${randomUUID().replaceAll('-', '')}.png`;
    await db.insert(upload).values({ file, memberId: row.id, bytes: 1, at: new Date() });
    const token = await startSession(db, row.id, api.now());
    return { id: row.id, token, disabled: false, file };
  };
  const people = await Promise.all(Array.from({ length: 5 }, join));
  const judges = new Set<number>();
  let anonymous = true;
  const entries: Entry[] = [];
  /** The entry that a member voted for, by member and day in China. */
  const votes = new Map<string, Entry>();
  const scores: Score[] = [];
  const removed = new Set<number>();
  /** Files that went with their author; the sweep takes those that nothing named. */
  const dropped: string[] = [];
  /** How often each act and turn came about, which proves that the walks get there. */
  const reached = new Map<string, number>();

  const note = (name: string): void => {
    reached.set(name, (reached.get(name) ?? 0) + 1);
  };

  const stage = (): CaseStage => {
    const days = (api.now() - began) / DAY;
    if (days < STAGES.submission) return 'before';
    if (days < STAGES.vote) return 'submission';
    if (days < STAGES.judging) return 'vote';
    return days < STAGES.result ? 'judging' : 'result';
  };
  const today = (): string => new Date(api.now() + 8 * HOUR).toISOString().slice(0, 10);
  const entryOf = (person: Person) => entries.find(({ author }) => author === person.id);
  const accepted = () => entries.filter(({ state }) => state === 'accepted');

  /** The first of these that holds is what the call answers. */
  const due = (...cases: readonly (readonly [boolean, Refusal])[]): string => {
    const refused = cases.find(([holds]) => holds);
    return refused ? codeOf(refused[1]) : OK;
  };

  // each key is one of the refusals
  const names = new Map((Object.keys(refusals) as Refusal[]).map((name) => [codeOf(name), name]));

  /** Expects of a call what the model says, and tells whether it was carried out. */
  const meets = (name: string, code: string, expected: string, { disabled }: Person): boolean => {
    expect([name, code]).toEqual([name, disabled ? SIGNED_OUT : expected]);
    const refused = names.get(code);
    if (refused) note(refused);
    if (code === OK) note(name);
    return code === OK;
  };

  const write = async (
    act: 'draft' | 'submit' | 'twice',
    person: Person,
    which: number,
  ): Promise<void> => {
    const stranger = people.find((each) => each.id !== person.id);
    const foreign = which % 6 === 1;
    const named = foreign ? stranger?.file : which % 3 === 0 ? person.file : undefined;
    const pictures = named === undefined ? [] : [`/uploads/${named}`];
    const own = entryOf(person);
    const sent = act !== 'draft';
    const consent = which % 7 !== 2;
    const expected = due(
      [sent && !consent, 'entryConsentMissing'],
      [stage() !== 'submission', 'notSubmissionStage'],
      [foreign, 'pictureUnknown'],
      [own?.state === 'submitted' || own?.state === 'accepted', 'entrySent'],
    );
    const title = `病例 ${which}`;
    const typed = { id, title, ...parts, pictures };
    const tabs = act === 'twice' ? [0, 1] : [0];
    const notices = await Promise.all(
      tabs.map(() =>
        sent
          ? api.ask('submitCaseEntry', { ...typed, consent }, person.token)
          : api.ask('saveCaseEntry', typed, person.token),
      ),
    );
    const codes = notices.map(({ code }) => code).sort();
    const [first = '', second] = codes;
    if (second) expect(second).toBe(first === OK ? codeOf('entrySent') : first);
    if (!meets(act, first, expected, person)) return;
    const state = sent ? 'submitted' : (own?.state ?? 'draft');
    if (own) {
      if (sent && own.returned) note('returned again');
      Object.assign(own, { state, title, pictures, returned: own.returned && !sent });
      return;
    }
    const rows = await db
      .select({ id: caseEntry.id, memberId: caseEntry.memberId })
      .from(caseEntry)
      .where(eq(caseEntry.contestId, contest.id));
    const row = one(rows.filter(({ memberId }) => memberId === person.id));
    const made = { author: person.id, state, title, pictures, votes: 0, returned: false };
    entries.push({ id: row.id, ...made });
  };

  const decide = async (act: 'pass' | 'return', which: number): Promise<void> => {
    const waiting = entries.filter(({ state }) => state === 'submitted');
    const entry = among(which % 5 === 0 ? entries : waiting, which);
    if (!entry) return;
    const accepts = act === 'pass';
    const request = { id: entry.id, accepted: accepts, reason: accepts ? '' : '请隐去住院号' };
    const notices = await Promise.all(
      [0, 1].map(() =>
        contests.send('decideEntry', { key: randomUUID(), ...request }, contests.seat),
      ),
    );
    if (entry.state === 'draft') {
      for (const { code } of notices) expect(code).toBe(codeOf('noSuchCaseEntry'));
      return;
    }
    const outcomes = notices.map(({ data }) => String(Object(data).outcome)).sort();
    if (entry.state !== 'submitted') {
      expect(outcomes).toEqual(['stale', 'stale']);
      return;
    }
    expect(outcomes).toEqual(['decided', 'stale']);
    note('stale');
    note(act);
    entry.state = accepts ? 'accepted' : 'returned';
    entry.returned = !accepts;
  };

  const vote = async (act: 'vote' | 'votes', person: Person, which: number): Promise<void> => {
    const entry = among(which % 5 === 0 ? entries : accepted(), which);
    if (!entry) return;
    const day = `${person.id} ${today()}`;
    const expected = due(
      [stage() !== 'vote', 'notVotingStage'],
      [entry.state !== 'accepted', 'noSuchCaseEntry'],
      [entry.author === person.id, 'ownEntryVote'],
      [votes.has(day), 'votedToday'],
    );
    const tabs = act === 'votes' ? [0, 1] : [0];
    const notices = await Promise.all(
      tabs.map(() => api.ask('voteCaseEntry', { id, entry: `${entry.id}` }, person.token)),
    );
    const [first, second] = [...notices].sort((a, b) => a.code.localeCompare(b.code));
    if (second) expect(second.code).toBe(first?.code === OK ? codeOf('votedToday') : first?.code);
    if (!first || !meets(act, first.code, expected, person)) return;
    votes.set(day, entry);
    entry.votes += 1;
    expect(first.data).toEqual({ votes: entry.votes });
  };

  const score = async (act: 'score' | 'scores', person: Person, which: number): Promise<void> => {
    const entry = among(which % 5 === 0 ? entries : accepted(), which);
    const seated = people.filter((each) => judges.has(each.id));
    const judge = which % 4 === 3 ? person : among(seated, which);
    if (!entry || !judge) return;
    const points = [FIRST_POINTS[which] ?? 0, (which * 7) % 21];
    const marks = criteria.map((each, position) => ({
      ...{ criterion: String(each.id), points: points[position] ?? 0 },
    }));
    const expected = due(
      [!judges.has(judge.id), 'notJudge'],
      [stage() !== 'judging', 'notJudgingStage'],
      [entry.state !== 'accepted', 'noSuchCaseEntry'],
      [entry.author === judge.id, 'ownEntryScore'],
      [(points[0] ?? 0) > 10 || (points[0] ?? 0) < 0, 'scoreInvalid'],
      [scores.some((each) => each.entry === entry && each.judge === judge.id), 'alreadyScored'],
    );
    const comment = `评语 ${which}`;
    const tabs = act === 'scores' ? [0, 1] : [0];
    const notices = await Promise.all(
      tabs.map(() =>
        api.ask('scoreCaseEntry', { id, entry: `${entry.id}`, marks, comment }, judge.token),
      ),
    );
    const [first = '', second] = notices.map(({ code }) => code).sort();
    if (second) expect(second).toBe(first === OK ? codeOf('alreadyScored') : first);
    if (!meets(act, first, expected, judge)) return;
    const [thought = 0, style = 0] = points;
    const total = Math.round((10_000 * ((3 * thought) / 10 + style / 20)) / 4);
    scores.push({ entry, judge: judge.id, total, comment });
  };

  /** Operators name a judge, at once and twice, or take the seat away. */
  const seat = async (act: 'name' | 'unname', person: Person): Promise<void> => {
    if (act === 'name') {
      const values = [
        { name: 'contestId', text: id },
        { name: 'memberId', text: `${person.id}` },
        { name: 'note', text: '心内科' },
      ];
      const notices = await Promise.allSettled([0, 1].map(() => judgesDesk.make(values)));
      const named = notices.filter(({ status }) => status === 'fulfilled');
      expect(named).toHaveLength(judges.has(person.id) ? 0 : 1);
      note(judges.has(person.id) ? 'judge twice' : 'name');
      judges.add(person.id);
      return;
    }
    const rows = await db.select().from(caseJudge).where(eq(caseJudge.contestId, contest.id));
    const row = rows.find(({ memberId }) => memberId === person.id);
    if (!row) return;
    const request = { action: 'remove', ids: [row.id] };
    const notices = await Promise.all([0, 1].map(() => judgesDesk.ask('change', request)));
    expect(notices.map(({ done }) => done).sort()).toEqual([0, 1]);
    note('unname');
    judges.delete(person.id);
  };

  const hide = async (): Promise<void> => {
    const values = [{ name: 'anonymous', text: anonymous ? '0' : '1' }];
    expect(await contests.save(contest.id, values)).toMatchObject({ outcome: 'saved' });
    anonymous = !anonymous;
    note('anonymous');
  };

  /** While it is off the shelf nobody finds it. */
  const featured = async (person: Person): Promise<void> => {
    const turn = (action: 'shelve' | 'unshelve') =>
      contests.ask('change', { action, ids: [contest.id] });
    expect(await turn('unshelve')).toMatchObject({ done: 1 });
    const entry = `${entries[0]?.id ?? 0}`;
    const notices = await Promise.all([
      api.ask('caseDetail', { id }),
      api.ask('saveCaseEntry', { id, title: '', ...parts, pictures: [] }, person.token),
      api.ask('voteCaseEntry', { id, entry }, person.token),
      api.ask('caseJudging', { id }, person.token),
    ]);
    const [detail, ...others] = notices.map(({ code }) => code);
    expect(detail).toBe(codeOf('noSuchCase'));
    const barred = person.disabled ? SIGNED_OUT : codeOf('noSuchCase');
    for (const code of others) expect(code).toBe(barred);
    note('noSuchCase');
    expect(await turn('shelve')).toMatchObject({ done: 1 });
    note('shelf');
  };

  /** Places by the mean of totals, then votes. */
  const ranking = () => {
    const ranked = accepted().flatMap((entry) => {
      const own = scores.filter((each) => each.entry === entry);
      if (own.length === 0) return [];
      const sum = own.reduce((all, { total }) => all + total, 0);
      return [{ entry, score: Math.round(sum / own.length) }];
    });
    const isAhead = (a: (typeof ranked)[number], b: (typeof ranked)[number]) =>
      a.score > b.score || (a.score === b.score && a.entry.votes > b.entry.votes);
    return ranked
      .map((each) => ({
        ...{ id: `${each.entry.id}`, score: each.score, votes: each.entry.votes },
        position: 1 + ranked.filter((other) => isAhead(other, each)).length,
      }))
      .sort((a, b) => a.position - b.position || Number(a.id) - Number(b.id));
  };

  const read = async (person: Person): Promise<void> => {
    const token = person.disabled ? undefined : person.token;
    const runs = stage();
    const hidden = anonymous && runs !== 'result';
    const { data } = await api.ask('caseDetail', { id }, token);
    const detail = z.parse(caseApi.caseDetail.data, data);
    const own = token === undefined ? undefined : entryOf(person);
    const voted = token === undefined ? undefined : votes.get(`${person.id} ${today()}`);
    expect(detail).toMatchObject({
      ...{ stage: runs, entries: accepted().length, member: token !== undefined },
      judge: token !== undefined && judges.has(person.id),
      voted: voted ? `${voted.id}` : '',
      own: own ? [{ id: `${own.id}`, state: own.state, title: own.title }] : [],
    });
    const winners = runs === 'result' ? ranking() : [];
    expect(
      detail.winners.map(({ id: entry, score: points, votes: count, place }) => ({
        ...{ id: entry, score: points, votes: count, position: place },
      })),
    ).toEqual(winners);
    if (winners.length > 0) note('winners');
    const listed = await api.ask('caseEntries', { id, order: 'votes', page: 1 }, token);
    const { items } = z.parse(caseApi.caseEntries.data, listed.data);
    expect(items.map((each) => [each.id, each.votes]).sort()).toEqual(
      accepted()
        .map((each) => [`${each.id}`, each.votes])
        .sort(),
    );
    for (const { id: entry, author, score: points, place } of items) {
      const by = entries.find((each) => `${each.id}` === entry)?.author ?? 0;
      expect(author).toBe(hidden ? '' : removed.has(by) ? '已注销用户' : '学员');
      note(hidden ? 'hidden' : removed.has(by) ? 'gone author' : 'shown');
      if (runs !== 'result') expect([points, place]).toEqual([0, 0]);
    }
    const [first] = items;
    if (first) {
      const answer = await api.ask('caseEntry', { id, entry: first.id }, token);
      const { id: entry, author, votes } = first;
      expect(answer.data).toMatchObject({ id: entry, author, votes });
    }
    if (token !== undefined && judges.has(person.id)) await readAsJudge(person, items);
    note('read');
  };

  /** What a judge has to do tells as little of authors as everybody is told. */
  const readAsJudge = async (
    { id: judge, token }: Person,
    items: readonly CaseEntryHead[],
  ): Promise<void> => {
    const judging = await api.get('caseJudging', { id }, token);
    const others = items.filter(({ id: entry }) =>
      entries.some((each) => `${each.id}` === entry && each.author !== judge),
    );
    const isDone = (entry: string) =>
      scores.some((each) => `${each.entry.id}` === entry && each.judge === judge);
    const shown = judging.entries.map(({ id: entry, author, done }) => [entry, author, done]);
    expect(shown.sort()).toEqual(
      others.map(({ id: entry, author }) => [entry, author, isDone(entry)]).sort(),
    );
    const [first] = others;
    if (!first) return;
    const { id: entry, author } = first;
    expect(await api.get('caseJudgedEntry', { id, entry }, token)).toMatchObject({
      ...{ id: entry, author, done: isDone(entry) },
    });
  };

  const fate = async (act: string, which: number, chosen: number): Promise<void> => {
    // mostly an author goes whose case is public
    const authors = people.filter((each) => entryOf(each)?.state === 'accepted');
    const author = act === 'end' && which % 3 > 0 ? among(authors, which) : undefined;
    const who = author ? people.indexOf(author) : chosen;
    const person = people[who];
    if (!person) return;
    if (act === 'enable') {
      if (!(await fates.letIn(people, which))) return;
    } else if (person.disabled) return;
    else if (act === 'disable') await fates.shutOut(person);
    else {
      await fates.end(person.token);
      removed.add(person.id);
      judges.delete(person.id);
      const own = entryOf(person);
      if (own && own.pictures.length > 0) dropped.push(person.file);
      if (own && own.state !== 'accepted') entries.splice(entries.indexOf(own), 1);
      else if (own) own.pictures = [];
      for (const each of scores) if (each.judge === person.id) each.comment = '';
      people[who] = await join();
    }
    note(act);
  };

  const run = async ({ who, act, which }: CaseStep): Promise<void> => {
    const person = people[who];
    if (!person) return;
    if (act === 'hours') return api.tick(9 * HOUR);
    if (act === 'stage') {
      const days = (api.now() - began) / DAY;
      const next = Object.values(STAGES).find((each) => each > days);
      return next === undefined ? undefined : api.tick(began + next * DAY - api.now());
    }
    if (act === 'draft' || act === 'submit' || act === 'twice') return write(act, person, which);
    if (act === 'pass' || act === 'return') return decide(act, which);
    if (act === 'vote' || act === 'votes') return vote(act, person, which);
    if (act === 'score' || act === 'scores') return score(act, person, which);
    if (act === 'name' || act === 'unname') return seat(act, person);
    if (act === 'anonymous') return hide();
    if (act === 'shelf') return featured(person);
    if (act === 'read') return read(person);
    return fate(act, which, who);
  };

  /** Expects that the books agree, and that entries, votes and scores are what was acknowledged and nothing else. */
  const check = async (): Promise<void> => {
    await expectAudited(db);
    const rows = await db
      .select()
      .from(caseEntry)
      .where(eq(caseEntry.contestId, contest.id))
      .orderBy(asc(caseEntry.id));
    expect(
      rows.map((row) => [row.id, row.memberId, row.state, row.title, row.pictures, row.votes]),
    ).toEqual(
      entries
        .toSorted((a, b) => a.id - b.id)
        .map((each) => [each.id, each.author, each.state, each.title, each.pictures, each.votes]),
    );
    const cast = await db.select().from(caseVote).where(eq(caseVote.contestId, contest.id));
    expect(cast.map((row) => [`${row.memberId} ${row.day}`, row.entryId]).sort()).toEqual(
      [...votes].map(([day, entry]) => [day, entry.id]).sort(),
    );
    const ids = entries.map((each) => each.id);
    const given = await db.select().from(caseScore).where(inArray(caseScore.entryId, ids));
    expect(
      given.map((row) => `${row.entryId} ${row.memberId} ${row.total} ${row.comment}`).sort(),
    ).toEqual(
      scores.map((each) => `${each.entry.id} ${each.judge} ${each.total} ${each.comment}`).sort(),
    );
    const seats = await db.select().from(caseJudge).where(eq(caseJudge.contestId, contest.id));
    expect(seats.map((row) => row.memberId).sort()).toEqual([...judges].sort());
    expect(await db.$count(upload, inArray(upload.file, dropped))).toBe(0);
  };

  for (const person of people.slice(3)) await seat('name', person);
  return { run, check, reached };
};
