import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { callPlan } from '#scripts/scaffold/call.ts';
import { enterInto, takeOut } from '#scripts/scaffold/enter.ts';
import { callOf, readCall, readPage } from '#scripts/scaffold/names.ts';
import { pagePlan } from '#scripts/scaffold/page.ts';
import type { Scaffold } from '#scripts/scaffold/plan.ts';
import { specified } from '../../contract/harness/specified-routes.ts';

const planOfCall = (...asked: string[]): Scaffold => {
  const call = readCall(asked);
  if (typeof call === 'string') throw new Error(call);
  return callPlan(call);
};

const pageOf = (...asked: string[]) => {
  const page = readPage(asked);
  if (typeof page === 'string') throw new Error(page);
  return page;
};

const planOfPage = (...asked: string[]): Scaffold => pagePlan(pageOf(...asked));

const parses = ({ written }: Scaffold) => {
  for (const { file, text } of written) expect(parseSync(file, text).errors, file).toEqual([]);
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
  ])('is refused as %s %s %s', (...asked) => {
    expect(readCall(asked)).toEqual(expect.any(String));
  });
});

describe('a new page', () => {
  it.each(['list', 'detail', 'form', 'result', 'free'])(
    'is written so that it parses, as a %s',
    (kind) => {
      const plan = planOfPage('news', '/issue', kind, '期刊');
      parses(plan);
      const [registration] = plan.written;
      expect(registration?.text).toContain(`${kind}Page(issueAddress`);
    },
  );

  it('is opened by the crawl where it asks for one thing', () => {
    const examples = (plan: Scaffold) =>
      plan.written.filter(({ file }) => file.includes('/examples/'));
    expect(examples(planOfPage('news', '/issue', 'detail'))[0]?.text).toContain('/issue?id=1');
    expect(examples(planOfPage('news', '/issue/:id', 'detail'))[0]?.text).toContain('/issue/1');
    expect(examples(planOfPage('news', '/issue', 'list'))).toEqual([]);
  });

  it('is read by what varies in its path, and is as public as the guard says', () => {
    const [registration, view] = planOfPage(
      'issue',
      '/case/judge/:case_id',
      'detail',
    ).written.slice(1);
    expect(registration?.text).toContain(`access: 'public'`);
    expect(view?.text).toContain(`{ caseId = '' } = useParams()`);
    expect(callOf(pageOf('issue', '/by_person/:id/:type', 'list'))).toMatchObject({
      name: 'listByPersonByIdByType',
      asked: ['id', 'type'],
    });
  });

  it('sends with a form what varies in the path', () => {
    const page = pageOf('news', '/answer/:id/:type', 'form');
    const [, view] = pagePlan(page).written.filter(({ file }) => /src\//.test(file));
    const [endpoint] = callPlan(callOf(page)).written;
    expect(view?.text).toContain(
      'payload: ({ title }: typeof blank, asked) => ({ ...asked, title })',
    );
    expect(endpoint?.text).toMatch(/payload: object\(\{\s+id,\s+type: id,\s+title:/);
  });

  describe.each(['list', 'detail', 'form', 'result', 'free'])('as a %s', (kind) => {
    const routes = Object.values(specified)
      .flatMap((group) => group.split(/\s+/))
      .filter((route) => route.length > 1)
      .map((route) => route.replace(/\{(\w+)\}/g, ':$1'));
    const pages = routes.map((route) => pageOf('issue', route, kind));

    it('parses at every specified route', () => {
      for (const page of pages) {
        parses(pagePlan(page));
        parses(callPlan(callOf(page)));
      }
    });

    it('has files and names of its own at every specified route', () => {
      const made = pages.flatMap((page) => [
        ...pagePlan(page).written.map(({ file }) => file),
        ...pagePlan(page).entered.map(({ line }) => line.split(' = ')[0]),
        ...callPlan(callOf(page)).written.map(({ file }) => file),
      ]);
      const shared = /addresses\.ts$|endpoints\.ts$|samples\.ts$|routes\.ts$|\*\*issue\*\*/;
      const own = made.filter(
        (each) => !shared.test(each ?? '') || /-endpoints\.ts$/.test(each ?? ''),
      );
      expect(own.length).toBeGreaterThan(pages.length * 6);
      expect(own.filter((each, at) => own.indexOf(each) !== at)).toEqual([]);
    });
  });

  it.each([
    ['News', '/issue', 'list'],
    ['news', 'issue', 'list'],
    ['news', '/issue?id=1', 'list'],
    ['news', '/issue', 'table'],
    ['news', '/issue', 'list', "'期刊'"],
    ['news', '/issue', 'list', '期刊', 'read-issue'],
  ])('is refused as %s %s %s', (...asked) => {
    expect(readPage(asked)).toEqual(expect.any(String));
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
