import { and, asc, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { examApi } from '#schemas/exam/endpoints.ts';
import { examRefusals } from '#schemas/exam/refusals.ts';
import type { Database } from '#server/db/database.ts';
import { attempt } from '#server/db/tables/questionnaire.ts';
import { examTeam, examTeammate } from '#server/db/tables/team.ts';
import { registered } from '#server/domains/desk/registered.ts';
import { DAY, MINUTE } from '#server/platform/time/durations.ts';
import { among } from '../among.ts';
import { expectAudited } from '../audit/planned.ts';
import { deskOn } from '../desk/desks.ts';
import { fatesOn } from '../member/fates.ts';
import { examsOn, rightAnswers } from './calls.ts';

export const teamActs = [
  'found',
  'twice',
  'link',
  'pool',
  'rush',
  'leave',
  'remove',
  'begin',
  'send',
  'disable',
  'enable',
  'end',
  'resize',
  'minutes',
  'day',
  'jobs',
] as const;

/** What walks have to come to besides: places filled, captaincies handed on, refusals of each kind. */
export const teamTurns = [
  'full',
  'handed on',
  'closed',
  'name taken',
  'elsewhere',
  'no place left',
  'closed before',
  'over',
  'begun stays',
  'no captain',
  'no team yet',
  'not full yet',
  'size kept',
] as const;

/** `which` chooses among what the act may be done to. */
export type TeamStep = { who: number; act: (typeof teamActs)[number]; which: number };

const LIMIT = 10 * MINUTE;
const SIGNED_OUT = '-200';
const OK = '200';

const codeOf = (name: keyof typeof examRefusals) => String(examRefusals[name].code);

type Exam = { id: string; size: number; endAt: number };
type Person = { id: number; token: string; disabled: boolean };
/** What the model knows of a team: who is in it, in the order in which they came; nobody once it is closed. */
type Team = {
  id: string;
  exam: Exam;
  name: string;
  size: number;
  mates: number[];
  captain: number | null;
};

/** Five members, an operator and two exams for teams, which end one after the other. */
export const teamsOn = async (db: Database) => {
  const api = examsOn(db);
  const table = registered.find(({ name }) => name === 'exam');
  if (!table) throw new Error('no desk of exams');
  const desk = await deskOn(db, table);
  const fates = await fatesOn(db, api);
  const join = async (): Promise<Person> => ({ ...(await api.join()), disabled: false });
  const people = await Promise.all(Array.from({ length: 5 }, join));
  const publish = async (size: number, days: number): Promise<Exam> => {
    const endAt = api.now() + days * DAY;
    const terms = { teamSize: size, endAt: new Date(endAt), limitMs: LIMIT, pass: 10, tries: 2 };
    return { id: await api.publish(terms), size, endAt };
  };
  const exams = [await publish(2, 3), await publish(3, 6)];
  const teams: Team[] = [];
  /** The attempts that were begun, by exam and member. */
  const begun = new Map<string, Set<string>>();
  const drafts = new Map<string, z.output<typeof examApi.startExam.data>>();
  /** How often each act and turn came about, which proves that the walks get there. */
  const reached = new Map<string, number>();

  const note = (name: string): void => {
    reached.set(name, (reached.get(name) ?? 0) + 1);
  };
  const sitting = ({ id }: Exam, member: number) => `${id} ${member}`;
  const hasBegun = (exam: Exam, member: number) => begun.has(sitting(exam, member));
  const teamOf = (exam: Exam, { id }: Person) =>
    teams.find((team) => team.exam === exam && team.mates.includes(id));
  const isOver = ({ endAt }: Exam) => api.now() >= endAt;
  const isDisabled = (member: number) =>
    people.some(({ id, disabled }) => id === member && disabled);

  /** The captain stays while in the team and able to act; then it is who has been in it for longest and can act. */
  const settleCaptain = (team: Team): void => {
    const able = team.mates.filter((id) => !isDisabled(id));
    const before = team.captain;
    const stays = before !== null && team.mates.includes(before);
    if (stays && (able.length === 0 || !isDisabled(before))) return;
    team.captain = able[0] ?? team.mates[0] ?? null;
    note(team.captain === null ? 'closed' : 'handed on');
  };

  const takeOut = (team: Team, member: number): void => {
    team.mates = team.mates.filter((id) => id !== member);
    settleCaptain(team);
  };

  const takeIn = (team: Team, member: number): void => {
    team.mates.push(member);
    if (team.mates.length === team.size) note('full');
    settleCaptain(team);
  };

  /** The first of these that holds is what the call answers. */
  const due = (...refusals: readonly (readonly [boolean, keyof typeof examRefusals])[]): string => {
    const refused = refusals.find(([holds]) => holds);
    return refused ? codeOf(refused[1]) : OK;
  };

  const turns: Readonly<Partial<Record<keyof typeof examRefusals, (typeof teamTurns)[number]>>> = {
    teamNameTaken: 'name taken',
    teamElsewhere: 'elsewhere',
    teamFull: 'no place left',
    teamClosed: 'closed before',
    examOver: 'over',
    teamBegun: 'begun stays',
    teammateBegun: 'begun stays',
    notCaptain: 'no captain',
    teamNeeded: 'no team yet',
    teamIncomplete: 'not full yet',
  };
  const turnOf = new Map(
    // each key is one of the refusals
    (Object.keys(turns) as (keyof typeof turns)[]).map((name) => [codeOf(name), turns[name]]),
  );

  /** Expects of a call what the model says, and tells whether it was carried out. */
  const meets = (name: string, code: string, expected: string, { disabled }: Person): boolean => {
    expect([name, code]).toEqual([name, disabled ? SIGNED_OUT : expected]);
    const turn = turnOf.get(code);
    if (turn) note(turn);
    if (code === OK) note(name);
    return code === OK;
  };

  const found = async (act: 'found' | 'twice', person: Person, which: number): Promise<void> => {
    const exam = among(exams, which);
    if (!exam) return;
    const taken = among(
      teams.filter((team) => team.exam === exam),
      which,
    );
    const name = taken && which % 5 === 0 ? taken.name.toUpperCase() : `Team ${teams.length}`;
    const stands = teams.some(
      (team) =>
        team.exam === exam &&
        team.mates.length > 0 &&
        team.name.toLowerCase() === name.toLowerCase(),
    );
    const expected = due(
      [isOver(exam), 'examOver'],
      [teamOf(exam, person) !== undefined, 'teamElsewhere'],
      [stands, 'teamNameTaken'],
    );
    const tabs = act === 'twice' ? [0, 1] : [0];
    const notices = await Promise.all(
      tabs.map(() => api.ask('foundTeam', { id: exam.id, name }, person.token)),
    );
    const [first, second] = [...notices].sort((one, other) => one.code.localeCompare(other.code));
    if (!first) return;
    // the second tab finds the member in the team of the first one
    if (second && first.code === OK) expect(second.code).toBe(codeOf('teamElsewhere'));
    else if (second) expect(second.code).toBe(first.code);
    if (!meets(act, first.code, expected, person)) return;
    const id = z.parse(z.object({ team: z.string() }), first.data).team;
    teams.push({ id, exam, name, size: exam.size, mates: [person.id], captain: person.id });
  };

  const dueToJoin = (team: Team, person: Person): string => {
    const own = teamOf(team.exam, person);
    if (own === team) return OK;
    return due(
      [team.mates.length === 0, 'teamClosed'],
      [own !== undefined, 'teamElsewhere'],
      [isOver(team.exam), 'examOver'],
      [team.mates.length >= team.size, 'teamFull'],
    );
  };

  const enter = async (act: 'link' | 'pool', person: Person, which: number): Promise<void> => {
    let team = among(teams, which);
    if (act === 'pool') {
      const exam = among(exams, which);
      if (!exam) return;
      const { code, data } = await api.ask('teamPool', { id: exam.id, page: 1 }, person.token);
      if (code !== OK) return;
      const looking = teams.filter(
        (each) => each.exam === exam && each.mates.length % each.size > 0 && !isOver(exam),
      );
      const items = Object(data).data as { id: string }[];
      expect(items.map(({ id }) => id).sort()).toEqual(looking.map(({ id }) => id).sort());
      team = among(looking, which);
    }
    if (!team) return;
    const expected = dueToJoin(team, person);
    const { code } = await api.ask('joinTeam', { team: team.id }, person.token);
    if (meets(act, code, expected, person) && !team.mates.includes(person.id))
      takeIn(team, person.id);
  };

  /** Everybody at once wants to be in one team. */
  const rush = async (which: number): Promise<void> => {
    const team = among(
      teams.filter((each) => each.mates.length % each.size > 0),
      which,
    );
    if (!team) return;
    const strangers = people.filter(
      (person) => !person.disabled && teamOf(team.exam, person) === undefined,
    );
    const notices = await Promise.all(
      strangers.map(({ token }) => api.ask('joinTeam', { team: team.id }, token)),
    );
    const positions = isOver(team.exam) ? 0 : team.size - team.mates.length;
    const entered = strangers.filter((_, at) => notices[at]?.code === OK);
    expect(entered).toHaveLength(Math.min(positions, strangers.length));
    const left = codeOf(isOver(team.exam) ? 'examOver' : 'teamFull');
    for (const { code } of notices) expect([OK, left]).toContain(code);
    if (entered.length > 0) note('rush');
    if (entered.length > 0 && entered.length < strangers.length) note('no place left');
    const rows = await db
      .select()
      .from(examTeammate)
      .where(eq(examTeammate.teamId, Number(team.id)))
      .orderBy(asc(examTeammate.id));
    const ids = entered.map(({ id }) => id);
    for (const { memberId } of rows) if (ids.includes(memberId)) takeIn(team, memberId);
  };

  const leave = async (person: Person, which: number): Promise<void> => {
    const own = teams.filter(({ mates }) => mates.includes(person.id));
    const team = among(which === 0 ? teams : own, which);
    if (!team) return;
    const expected = due(
      [team.mates.length === 0, 'teamClosed'],
      [!team.mates.includes(person.id), 'notInTeam'],
      [isOver(team.exam), 'examOver'],
      [hasBegun(team.exam, person.id), 'teamBegun'],
    );
    const { code } = await api.ask('leaveTeam', { team: team.id }, person.token);
    if (meets('leave', code, expected, person)) takeOut(team, person.id);
  };

  const remove = async (person: Person, which: number): Promise<void> => {
    const standing = teams.filter(({ mates }) => mates.length > 1);
    const led = standing.filter(({ captain }) => captain === person.id);
    const team = among(which % 3 === 0 ? standing : led, which);
    if (!team) return;
    const rows = await db
      .select()
      .from(examTeammate)
      .where(eq(examTeammate.teamId, Number(team.id)))
      .orderBy(asc(examTeammate.id));
    const position = among(rows, which);
    if (!position) return;
    const expected = due(
      [!team.mates.includes(person.id), 'notInTeam'],
      [isOver(team.exam), 'examOver'],
      [team.captain !== person.id, 'notCaptain'],
      [position.memberId === person.id, 'captainStays'],
      [hasBegun(team.exam, position.memberId), 'teammateBegun'],
    );
    const request = { team: team.id, teammate: `${position.id}` };
    const { code } = await api.ask('removeTeammate', request, person.token);
    if (meets('remove', code, expected, person)) takeOut(team, position.memberId);
  };

  const begin = async (person: Person, which: number): Promise<void> => {
    const exam = among(exams, which);
    if (!exam) return;
    const key = sitting(exam, person.id);
    const { code, data } = await api.ask('startExam', { id: exam.id }, person.token);
    const team = teamOf(exam, person);
    const members = team?.mates.length ?? 0;
    const terms = due(
      [isOver(exam), 'examOver'],
      [team === undefined, 'teamNeeded'],
      [members < (team?.size ?? 0), 'teamIncomplete'],
    );
    const before = begun.get(key) ?? new Set();
    if (code !== OK) {
      // whoever has begun may have no try left
      if (before.size === 0) meets('begin', code, terms, person);
      return;
    }
    const paper = z.parse(examApi.startExam.data, data);
    if (!before.has(paper.attempt)) meets('begin', code, terms, person);
    expect(isOver(exam)).toBe(false);
    begun.set(key, before.add(paper.attempt));
    drafts.set(key, paper);
  };

  const send = async (person: Person, which: number): Promise<void> => {
    const running = exams.filter((exam) => drafts.has(sitting(exam, person.id)));
    const exam = among(running, which);
    const key = exam ? sitting(exam, person.id) : '';
    const paper = drafts.get(key);
    if (!exam || !paper || person.disabled) return;
    const { attempt: own, version, questions } = paper;
    const answers = questions.slice(0, which % 5).flatMap(({ id: question, title }) => {
      const values = rightAnswers[title];
      return values ? [{ question, values }] : [];
    });
    // empty ones are no answers of questions that the paper demands
    const rest = questions.slice(answers.length).map(({ id: question, kind }) => ({
      question,
      values: kind === 'judge' ? ['false'] : kind === 'fill' ? ['1', '1'] : ['a'],
    }));
    const sheet = { attempt: own, version, answers: [...answers, ...rest] };
    const { code } = await api.ask('submitExam', sheet, person.token);
    drafts.delete(key);
    if (code !== OK) return;
    note('send');
    if (!teamOf(exam, person)) return;
    const share = await api.get('teamShare', { id: exam.id }, person.token);
    expect(share.scored).toBeGreaterThan(0);
    expect(share.mates.reduce((sum, { score }) => sum + score, 0)).toBe(share.place.score);
  };

  const resize = async (which: number): Promise<void> => {
    const exam = among(exams, which);
    const size = 2 + (which % 3);
    if (!exam || size === exam.size) return;
    const stands = teams.some((team) => team.exam === exam && team.mates.length > 0);
    const answer = await desk.save(Number(exam.id), [{ name: 'teamSize', text: `${size}` }]);
    expect(answer).toMatchObject(
      stands ? { outcome: 'faulty', faults: [{ name: 'teamSize' }] } : { outcome: 'saved' },
    );
    note(stands ? 'size kept' : 'resize');
    if (!stands) exam.size = size;
  };

  const fate = async (act: string, who: number, which: number): Promise<void> => {
    const person = people[who];
    if (!person) return;
    if (act === 'enable') {
      if (!(await fates.letIn(people, which))) return;
    } else if (person.disabled) return;
    else if (act === 'disable') await fates.shutOut(person);
    else {
      await fates.end(person.token);
      for (const team of teams) if (team.mates.includes(person.id)) takeOut(team, person.id);
      people[who] = await join();
    }
    note(act);
    for (const team of teams) settleCaptain(team);
  };

  const run = async ({ who, act, which }: TeamStep): Promise<void> => {
    const person = people[who];
    if (!person) return;
    if (act === 'minutes') return api.tick(4 * MINUTE);
    if (act === 'day') return api.tick(DAY);
    if (act === 'jobs') return api.jobs();
    if (act === 'rush') return rush(which);
    if (act === 'resize') return resize(which);
    if (act === 'found' || act === 'twice') return found(act, person, which);
    if (act === 'link' || act === 'pool') return enter(act, person, which);
    if (act === 'leave') return leave(person, which);
    if (act === 'remove') return remove(person, which);
    if (act === 'begin') return begin(person, which);
    if (act === 'send') return send(person, which);
    return fate(act, who, which);
  };

  /** Expects that the books agree, and that teams are what was acknowledged and nothing else. */
  const check = async (): Promise<void> => {
    await expectAudited(db);
    const ids = exams.map(({ id }) => Number(id));
    const rows = await db.select().from(examTeam).where(inArray(examTeam.examId, ids));
    const mates = await db
      .select()
      .from(examTeammate)
      .where(inArray(examTeammate.examId, ids))
      .orderBy(asc(examTeammate.id));
    expect(rows).toHaveLength(teams.length);
    for (const team of teams) {
      const row = rows.find(({ id }) => `${id}` === team.id);
      const own = mates.filter(({ teamId }) => `${teamId}` === team.id);
      expect(own.map(({ memberId }) => memberId)).toEqual(team.mates);
      expect(own.length).toBeLessThanOrEqual(team.size);
      expect(row).toMatchObject({ size: team.size, name: team.name });
      expect(row?.closedAt === null).toBe(team.mates.length > 0);
      // among those who cannot act it is nobody's business which of them it is
      if (team.mates.length > 0 && team.mates.every(isDisabled)) {
        expect(team.mates).toContain(row?.captainId);
        team.captain = row?.captainId ?? null;
      }
      expect(row?.captainId).toBe(team.captain);
    }
    const positions = mates.map(({ examId, memberId }) => `${examId} ${memberId}`);
    expect(new Set(positions).size).toBe(positions.length);
    // whoever has begun has left by the end of their account alone
    for (const exam of exams)
      for (const person of people) {
        const taken = and(
          eq(attempt.questionnaireId, Number(exam.id)),
          eq(attempt.memberId, person.id),
        );
        const attempts = begun.get(sitting(exam, person.id))?.size ?? 0;
        expect(await db.$count(attempt, taken)).toBe(attempts);
        if (attempts > 0) expect(teamOf(exam, person)).toBeDefined();
      }
  };

  return { run, check, reached };
};
