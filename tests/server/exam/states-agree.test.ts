import { beforeAll, expect, it } from 'vitest';
import type { ExamRow } from '#schemas/exam/endpoints.ts';
import { examStanding } from '#src/entities/exam/standing.ts';
import { examsOn } from '../harness/exam/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const people = ['demo_plain', 'demo_vip', 'demo_doctor', 'demo_teacher'] as const;

onDatabase('exams', (opened) => {
  let api: ReturnType<typeof examsOn>;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    api = examsOn(opened().db);
    for (const openid of people) tokens.set(openid, await api.tokenOf(openid));
  });

  const listed = async (token: string): Promise<Map<string, ExamRow>> => {
    const rows: ExamRow[] = [];
    for (const tab of ['todo', 'doing', 'done'] as const)
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { items, pageCount } = await api.get('myExams', { tab, page }, token);
        rows.push(...items);
        pages = pageCount ?? 1;
      }
    return new Map(rows.map((row) => [row.id, row]));
  };

  it.each(people)('of %s stand the same in lists, introduction and result', async (openid) => {
    const token = tokens.get(openid) ?? '';
    const rows = await listed(token);
    expect(rows.size).toBeGreaterThan(8);
    const spoken = await api.get('spokenExams', { page: 1 }, token);
    for (const row of spoken.items) expect(examStanding(row)).toEqual(standingOf(rows, row.id));
    for (const [id, row] of rows) {
      const intro = await api.get('examIntro', { id }, token);
      expect(examStanding(intro), row.title).toEqual(examStanding(row));
      const { code, data } = await api.ask('examResult', { id, attempt: '' }, token);
      expect(code === '200', row.title).toBe(row.sent > 0);
      if (row.sent === 0) continue;
      const { outcome, score, full } = Object(data);
      expect({ outcome, score, full }).toMatchObject({ outcome: row.outcome });
      if (row.state !== 'doing')
        expect([Number(score), Number(full)], row.title).toEqual([row.score, row.full]);
    }
  });

  const standingOf = (rows: ReadonlyMap<string, ExamRow>, id: string) => {
    const row = rows.get(id);
    if (!row) throw new Error(`no exam ${id}`);
    return examStanding(row);
  };

  it.each(people)(
    'rank %s where they passed, with the score of nobody who failed',
    async (openid) => {
      const token = tokens.get(openid) ?? '';
      for (const { id, title, pass, sent } of (await listed(token)).values()) {
        if (pass === 0) continue;
        const { items, mine } = await api.get('examRank', { id, span: 'total', page: 1 }, token);
        expect(
          items.every(({ score }) => score >= pass),
          title,
        ).toBe(true);
        expect(items.filter((each) => each.mine).map(({ rank }) => rank)).toEqual(
          mine.rank > 0 ? [mine.rank] : [],
        );
        if (sent === 0) continue;
        const result = await api.get('examResult', { id, attempt: '' }, token);
        expect([result.rank, result.ranked], title).toEqual([mine.rank, mine.rank && mine.ranked]);
      }
    },
  );

  it.each(people)('begin for %s where their button begins, and nowhere else', async (openid) => {
    const token = tokens.get(openid) ?? '';
    let [begins, closed] = [0, 0];
    for (const row of (await listed(token)).values()) {
      const { begins: offered = false } = examStanding(row).step;
      const { code } = await api.ask('startExam', { id: row.id }, token);
      expect(code === '200', row.title).toBe(offered);
      if (offered) begins += 1;
      else closed += 1;
    }
    expect([begins > 0, closed > 0]).toEqual([true, true]);
  });
});
