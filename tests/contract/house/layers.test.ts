import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/sections/**/*.{ts,tsx}'], {
  eager: true,
  import: 'default',
  query: '?raw',
});

const walk = Object.values(
  import.meta.glob<string>('/tests/e2e/harness/panels/*.ts', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
).join('\n');

const sources = Object.entries(files)
  .map(([path, text]) => ({ path: path.replace('/', ''), text }))
  // the console is a site of its own, for desks
  .filter(({ path }) => !path.startsWith('src/operator/'));

const holding = (pattern: RegExp): string[] =>
  sources.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).sort();

const LAYERED = /\b(?:useLayer|openLayer)\(/;

/** What opens something above a page: by itself, or by the sheet or panel of `src/ui/sheet`. */
const OPENING = /\b(?:useLayer|openLayer)\(|<(?:Sheet|MenuPointer)\b|ui\/sheet\/panel\.tsx'/;

/** What others open themselves with. */
const PARTS = [
  'src/platform/navigation/use-unsaved.ts',
  'src/platform/screen/use-layer.ts',
  'src/ui/sheet/menu-pointer.tsx',
  'src/ui/sheet/panel.tsx',
];

/** What the walk over all panels cannot open by a tap, and where it is tried instead. */
const APART = {
  'src/pages/case/contest/entries.tsx': 'of a contest with cases: tests/e2e/case',
  'src/pages/case/contest/form.tsx': 'while cases are handed in: tests/e2e/case',
  'src/pages/case/judge/score.tsx': 'while cases are judged: tests/e2e/case',
  'src/pages/case/judge/view.tsx': 'of a contest with cases: tests/e2e/case',
  'src/pages/contest/run/view.tsx': 'while a question’s time runs: tests/unit/pages/contest',
  'src/pages/exam/attempt/frame.tsx': 'opened by an answer of the server: tests/e2e/exam',
  'src/entities/assessment/field/voice.tsx': 'of an answer that is recorded: tests/e2e/exam',
  'src/pages/exam/result/appeal-sheet.tsx': 'of a result: tests/e2e/exam',
  'src/pages/exam/wrong/practice.tsx': 'of a book with questions: tests/e2e/exam',
  'src/pages/exam/wrong/remove-question.tsx': 'of a book with questions: tests/e2e/exam',
  'src/pages/exam/team/ask-sheet.tsx': 'of a team that is joined and left: tests/e2e/exam',
  'src/pages/exam/team/course/found-sheet.tsx': 'of an exam without a team: tests/e2e/exam',
  'src/pages/media/uploading/remove-question.tsx': 'of an upload: tests/e2e/media',
  'src/entities/upload/cover-field.tsx': 'of a picture that is chosen: tests/e2e/studio',
  'src/pages/studio/lesson/file.tsx': 'of a library with files: tests/e2e/studio',
  'src/pages/studio/manage/notify.tsx': 'of a course with students: tests/e2e/studio',
  'src/pages/studio/outline/add.tsx': 'of a course that is made: tests/e2e/studio',
  'src/pages/studio/outline/sheet.tsx': 'of a course that is made: tests/e2e/studio',
  'src/pages/workshop/banners/library-button.tsx': 'of a library with pictures: tests/e2e/workshop',
  'src/pages/workshop/banners/target-field.tsx': 'of a banner: tests/e2e/workshop',
  'src/pages/workshop/banners/view.tsx': 'of a workshop with banners: tests/e2e/workshop',
  'src/pages/payment/leave-cashier.tsx':
    'opened by the way back: tests/e2e/app/panels.whole.test.ts',
  'src/pages/payment/simulated-sheet.tsx': 'above the cashier: tests/e2e/app/panels.whole.test.ts',
  'src/entities/assessment/leave-sheet.tsx': 'opened by the way back: tests/e2e/questionnaire',
  'src/pages/questionnaire/paper/paper.tsx': 'asks before it is left: tests/e2e/questionnaire',
  'src/entities/assessment/refused-sheet.tsx':
    'opened by an answer of the server: tests/e2e/questionnaire',
  'src/platform/feedback/alert.ts': 'told by a failed upload: tests/unit/platform/feedback',
};

describe('what opens above a page', () => {
  it('reads the sources', () => {
    expect(sources.length).toBeGreaterThan(500);
  });

  it.each([
    ['a dialog', /<dialog\b|createElement\('dialog'\)|\.showModal\(/],
    ['a picture viewer', /import\('photoswipe'\)|from 'photoswipe/],
    ['full screen', /'fullscreenchange'/],
    ['a menu or another kind of panel', /role="(?:dialog|alertdialog|menu)"|aria-modal|popover=/],
  ])('%s has a history entry', (_, pattern) => {
    const opening = sources.filter(({ text }) => pattern.test(text));
    expect(opening.filter(({ text }) => !LAYERED.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('has a row in the walk over all panels, or a test of its own', () => {
    const walked = [...walk.matchAll(/of: '([^']+)'/g)].map(([, path]) => path ?? '');
    const known = new Set([...PARTS, ...walked, ...Object.keys(APART)]);
    expect([...known].sort()).toEqual(holding(OPENING));
  });

  it('where a button says that it is expanded, has a history entry by layer or sheet', () => {
    const expanding = sources.filter(({ text }) => /aria-expanded=/.test(text));
    const without = expanding.filter(({ text }) => !LAYERED.test(text) && !/<Sheet\b/.test(text));
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});

describe('the history is moved', () => {
  it('along its entries in one place', () => {
    expect(holding(/\bhistory\.(?:back|forward|go)\(/)).toEqual(['src/platform/screen/layers.ts']);
  });

  it('to another page in one place', () => {
    expect(holding(/\bnavigate\b.*from 'wouter/)).toEqual(['src/platform/navigation/navigate.ts']);
    expect(holding(/\.pushState\(|'pushState' \|/)).toEqual(['src/platform/screen/layers.ts']);
  });
});

it.each([
  ['pageshow', 'src/platform/screen/page-events.ts'],
  ['pagehide', 'src/platform/screen/page-events.ts'],
  ['visibilitychange', 'src/platform/screen/page-events.ts'],
  ['WeixinJSBridgeReady', 'src/platform/wechat/bridge.ts'],
])('%s is listened to in one place', (name, path) => {
  expect(holding(new RegExp(`'${name}'`))).toEqual([path]);
});
