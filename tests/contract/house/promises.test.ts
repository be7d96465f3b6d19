import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf } from '#scripts/project.mjs';

/** Where texts stand that are shown without an operator having typed them. */
const FOLDERS = ['src', 'sections', 'schemas', 'server', 'stories'];

const TEXTS = /\.(?:tsx?|json|html|css|svg|sql)$/;

/** Credits and certificates, which awards alone grant. */
const PROMISED = /学分|证书|结业证|学时证明/;

/** `file` is a file, or a folder for the files below it. */
type Exception = { file: string; text: string; reason: string };

const exceptions: readonly Exception[] = [
  {
    file: 'schemas/operator/areas.ts',
    text: '看和撤销证书',
    reason: 'what a right over awards opens',
  },
  { file: 'schemas/operator/fields.ts', text: '撤销证书', reason: 'what is done to a certificate' },
  { file: 'schemas/publication/page-words.ts', text: '奖励与证书', reason: 'the page of awards' },
  { file: 'schemas/publication/page-words.ts', text: '学分记录', reason: 'the page of credits' },
  { file: 'schemas/support/fields.ts', text: '证书', reason: 'a topic of questions' },
  { file: 'src/pages/member/my/groups.tsx', text: '奖励与证书', reason: 'the way to them' },
  {
    file: 'server/db/demo/site/agreement.ts',
    text: '也不承诺学习后一定取得某种考试成绩、职称、学分或证书',
    reason: 'it says that nothing of the kind is promised',
  },
  {
    file: 'server/platform/payment/config.ts',
    text: '证书',
    reason: 'of keys, told to whoever starts the server',
  },
  {
    file: 'src/ui/value/values-in.ts',
    text: '积分|学分|分钟',
    reason: 'units after which a text does not break; it is never shown',
  },
];

/** Where awards are, and what leads to them. */
const GRANTED = /\/awards?(?:[/.-]|$)/;

const sources = [...filesOf(FOLDERS), 'index.html'].filter(
  (file) => TEXTS.test(file) && !GRANTED.test(file),
);

const promisesIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ line: withoutExceptions(file, line), where: `${file}:${index + 1}` }))
    .filter(({ line }) => PROMISED.test(line.replace(/<[^>]*>|\s/g, '')))
    .map(({ where }) => where);

const withoutExceptions = (file: string, line: string): string =>
  exceptions
    .filter((exception) => file.startsWith(exception.file))
    .reduce((left, { text }) => left.replace(text, ''), line);

it.each(FOLDERS)('reads the texts of %s', (folder) => {
  expect(sources.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(20);
});

it('reads the lettering of drawn pictures', () => {
  expect(sources.filter((file) => file.endsWith('.svg')).length).toBeGreaterThan(100);
});

it('promises credits and certificates where awards are, and nowhere else', () => {
  expect(sources.flatMap(promisesIn)).toEqual([]);
});

it.each(exceptions)('still needs the exception of $file: $reason', ({ file, text }) => {
  expect(filesOf([file]).some((one) => readFileSync(one, 'utf8').includes(text))).toBe(true);
});
