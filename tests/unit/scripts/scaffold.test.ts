import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { callPlan } from '#scripts/scaffold/call.ts';
import { enterInto, takeOut } from '#scripts/scaffold/enter.ts';
import { callOf, callsOf, readCall, readPage } from '#scripts/scaffold/names.ts';
import { pagePlan } from '#scripts/scaffold/page.ts';
import { addRow, NO_ROWS, removeRow } from '#scripts/scaffold/page-row.ts';
import type { Scaffold } from '#scripts/scaffold/plan.ts';
import { callRefusal, pageRefusal } from '#scripts/scaffold/refusals.ts';
import { specified } from '../../contract/harness/specified-routes.ts';

const planOfCall = (...requests: string[]): Scaffold => {
  const call = readCall(requests);
  if (typeof call === 'string') throw new Error(call);
  return callPlan(call);
};

const pageOf = (...requests: string[]) => {
  const page = readPage(requests);
  if (typeof page === 'string') throw new Error(page);
  return page;
};

const planOfPage = (...requests: string[]): Scaffold => pagePlan(pageOf(...requests));

const parses = ({ written, rows = [] }: Scaffold) => {
  const listed = rows.map((row) => ({ file: row.file, text: addRow(NO_ROWS, row) }));
  for (const { file, text } of [...written, ...listed])
    expect(parseSync(file, text).errors, file).toEqual([]);
};

describe('a new call', () => {
  it.each(['read', 'list', 'write'])('is written so that it parses, as one to %s', (kind) => {
    const plan = planOfCall('news', 'readIssue', kind);
    parses(plan);
    expect(plan.written.map(({ file }) => file)).toEqual([
      'schemas/news/read-issue-endpoints.ts',
      'server/domains/news/verbs/read-issue.ts',
      'tests/server/news/read-issue.test.ts',
    ]);
  });

  it('is entered into its noun alone', () => {
    expect(planOfCall('news', 'readIssue').entered.map(({ file }) => file)).toEqual([
      'schemas/news/endpoints.ts',
      'server/domains/news/routes.ts',
      'schemas/news/samples.ts',
    ]);
  });

  it('brings a noun that nobody knows', () => {
    expect(planOfCall('issue', 'readIssue').written.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['schemas/issue/endpoints.ts', 'server/domains/issue/routes.ts']),
    );
  });

  it.each([
    ['News', 'readIssue', 'read'],
    ['../news', 'readIssue', 'read'],
    ['news', 'ReadIssue', 'read'],
    ['news', 'read-issue', 'read'],
    ['news', 'readIssue', 'delete'],
  ])('is refused as %s %s %s', (...requests) => {
    expect(readCall(requests)).toEqual(expect.any(String));
  });
});

describe('a new page', () => {
  it.each(['list', 'detail', 'form', 'result', 'free'])(
    'is written so that it parses, as a %s',
    (kind) => {
      const plan = planOfPage('news', 'issue', '/zazhi', kind, '期刊');
      parses(plan);
      expect(plan.rows?.[0]?.text).toContain(`${kind}Page(issueAddress`);
      expect(plan.written.map(({ file }) => file)).toEqual(['src/pages/news/issue/view.tsx']);
    },
  );

  it('says in its row what it reads of its address', () => {
    const rowOf = (...words: string[]) => planOfPage('news', 'issue', ...words).rows?.[0]?.text;
    expect(rowOf('/zazhi', 'detail')).toContain(`reads: [first(readIssue, { id: 'id' })]`);
    expect(rowOf('/zazhi/:z_id', 'detail')).toContain(`first(readIssue, { zId: 'zId' })`);
    expect(rowOf('/zazhi', 'list')).toContain('first(listIssue, {}, { page: 1 })');
    expect(rowOf('/zazhi', 'form')).not.toContain('reads');
  });

  it('is a row among those of its noun, until it is taken back', () => {
    const [row] = planOfPage('news', 'issue', '/zazhi/:id', 'detail').rows ?? [];
    if (!row) throw new Error('no row');
    const text = readFileSync(row.file, 'utf8');
    const added = addRow(text, row);
    expect(parseSync(row.file, added).errors).toEqual([]);
    expect(added).toContain('issueAddress');
    const reworked = added.replace("title: '新页面'", "title: '期刊',\n    tab: 'index'");
    const ofCode = (code: string) => code.replace(/[\s,]/g, '');
    expect(ofCode(removeRow(reworked, row))).toBe(ofCode(text));
    expect(() => removeRow(text, row)).toThrow(`${row.file} 里没有 issueAddress`);
  });

  it('is read by what varies in its path, and is as public as the guard says', () => {
    const plan = planOfPage('issue', 'mark', '/case/judge/:case_id', 'detail');
    expect(plan.rows?.[0]?.text).toContain(`access: 'public'`);
    expect(plan.written.at(-1)?.text).toContain(`{ caseId = '' } = useParams()`);
    expect(callOf(pageOf('issue', 'own-marks', '/by_person/:id/:type', 'list'))).toMatchObject({
      name: 'listOwnMarks',
      params: ['id', 'type'],
    });
  });

  it('sends with a form what varies in the path', () => {
    const page = pageOf('news', 'answer', '/answer/:id/:type', 'form');
    const [view] = pagePlan(page).written;
    const [endpoint] = callPlan(callOf(page)).written;
    expect(view?.text).toContain(
      'payload: ({ title }: typeof blank, query) => ({ ...query, title })',
    );
    expect(endpoint?.text).toMatch(/payload: object\(\{\s+id,\s+type: id,\s+title:/);
  });

  it('has on a detail the form of the call that it sends', () => {
    const page = pageOf('news', 'issue', '/zazhi/:id', 'detail', '期刊', 'readIssue', 'orderIssue');
    const plan = pagePlan(page);
    parses(plan);
    expect(plan.written[0]?.text).toContain('endpoint={orderIssue}');
    expect(callsOf(page).map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'read readIssue',
      'write orderIssue',
    ]);
    expect(readPage(['news', 'issue', '/zazhi', 'list', '期刊', 'listIssues', 'orderIssue'])).toBe(
      '只有 detail 页面带表单：orderIssue',
    );
  });

  describe.each(['list', 'detail', 'form', 'result', 'free'])('as a %s', (kind) => {
    const routes = Object.values(specified)
      .flatMap((group) => group.split(/\s+/))
      .filter((route) => route.length > 1)
      .map((route) => route.replace(/\{(\w+)\}/g, ':$1'));
    const pages = routes.map((route) => pageOf('issue', 'mark', route, kind));

    it('parses at every specified route', () => {
      for (const page of pages) {
        parses(pagePlan(page));
        parses(callPlan(callOf(page)));
      }
    });
  });

  it.each([
    ['News', 'issue', '/zazhi', 'list'],
    ['news', 'Issue', '/zazhi', 'list'],
    ['news', '../issue', '/zazhi', 'list'],
    ['news', '期刊', '/zazhi', 'list'],
    ['news', 'issue', 'zazhi', 'list'],
    ['news', 'issue', '/zazhi?id=1', 'list'],
    ['news', 'issue', '/zazhi', 'table'],
    ['news', 'issue', '/zazhi', 'list', "'期刊'"],
    ['news', 'issue', '/zazhi', 'list', '期刊', 'read-issue'],
  ])('is refused as %s %s %s %s', (...words) => {
    expect(readPage(words)).toEqual(expect.any(String));
  });
});

describe('a name', () => {
  const nothing = () => [];
  const advice = (name: string) =>
    /told/i.test(name) ? [{ word: 'told', instead: 'notice' }] : [];

  it('that is taken is refused, with where it stands', () => {
    const refusalOf = (...words: string[]) => pageRefusal(pageOf(...words), nothing);
    expect(refusalOf('news', 'list', '/zazhi', 'list')).toMatch('src/pages/news/list 已经存在');
    expect(refusalOf('news', 'news-list', '/zazhi', 'list')).toMatch('已有 newsListAddress');
    expect(refusalOf('news', 'issue', '/courseDetail/:nr', 'list')).toMatch(
      '路由 /courseDetail/:nr 已属于 schemas/course/addresses.ts 的 seriesAddress',
    );
    expect(refusalOf('news', 'issue', '/zazhi', 'list')).toBeUndefined();
    const callOfNews = readCall(['news', 'newsDetail', 'read']);
    expect(typeof callOfNews !== 'string' && callRefusal(callOfNews, nothing)).toMatch(
      'news 已有接口 newsDetail',
    );
  });

  it('that says nothing is refused, with what to say instead', () => {
    const refusalOf = (...words: string[]) => pageRefusal(pageOf(...words), advice);
    expect(refusalOf('news', 'told', '/zazhi', 'list')).toMatch('told 说不清是什么，请改用 notice');
    expect(refusalOf('news', 'issue', '/zazhi', 'list', '期刊', 'readTold')).toMatch(
      '请改用 notice',
    );
    expect(refusalOf('news', 'issue', '/zazhi', 'list', '期刊', 'listIssue')).toBeUndefined();
  });
});

describe('an entry', () => {
  const file = 'schemas/news/addresses.ts';
  const start = "import { address } from '../page-address.ts';\n";
  const line = "\nexport const issueAddress = address('/issue', 'id');";
  const entry = { file, anchor: start.trim(), line };

  it('is taken out as it was entered', () => {
    const entered = {
      file,
      end: '};\n',
      line: "  '期刊': issue,",
      imported: "import { issue } from './issue.ts';",
    };
    const text = `import { news } from './news.ts';\n\nexport const all = {\n  '资讯': news,\n};\n`;
    expect(takeOut(enterInto(text, entered), entered)).toBe(text);
    expect(takeOut(enterInto(start, entry), entry)).toBe(start);
  });

  it.each([
    ['over several lines', "\nexport const issueAddress = address(\n  '/issue',\n  'id',\n);\n"],
    ['with other quotes', '\nexport const issueAddress = address("/issue", "id");\n'],
  ])('is taken out %s', (_, written) => {
    expect(takeOut(start + written, entry)).toBe(start);
  });

  it('that is not there is said to be missing', () => {
    expect(() => takeOut("export const issueAddress = address('/issues', 'id');\n", entry)).toThrow(
      `${file} 里没有 export const issueAddress`,
    );
  });
});
