import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf } from '#scripts/project.mjs';
import { routes } from '#src/app/routes.ts';
import { homeRoutes } from '#src/home/variants.ts';

const patterns = [...homeRoutes, ...Object.keys(routes)];
const firstParts = new Set(patterns.map((pattern) => pattern.split('/')[1]).filter(Boolean));

const samples = /^schemas\/[^/]+\/[^/]*samples\.ts$/;

/** Where an address is written out, and why. */
const mayWrite: readonly (readonly [files: RegExp, reason: string])[] = [
  [/^schemas\/[^/]+\/addresses\.ts$/, 'the one place of a noun’s addresses'],
  [/^schemas\/layout\/home-addresses\.ts$/, 'the addresses of the home pages'],
  [/^src\/home\/variants\.ts$/, 'the route table of the home pages'],
  [/^src\/platform\/session\/public-paths\.ts$/, 'the guard’s list, in lower case'],
  [samples, 'what the server answers'],
];

const withoutComments = (code: string): string =>
  code.replace(/^\s*(?:\/\/|\/\*|\*).*$/gm, '').replace(/\{\/\*[\s\S]*?\*\/\}/g, '');

/** The first part of whatever is written as an address: `orderList` in `'/orderList?state=1'`. */
const writtenIn = (code: string): string[] =>
  [...withoutComments(code).matchAll(/['"`]\/(\w+)(?=[/?#'"`$])/g)].flatMap(([, part = '']) =>
    firstParts.has(part) ? [part] : [],
  );

/** Whether a link or a step is given an address that is written out, whatever page it names. */
const leadsByHand = (code: string): boolean =>
  /(?:\b(?:href|to|link|back)(?:=|:\s)\{?|\b(?:navigate|goBack|followLink|logOut)\()['"`]\//.test(
    withoutComments(code),
  );

const files = filesOf(['schemas', 'sections', 'server', 'src']).filter((file) =>
  /\.tsx?$/.test(file),
);

const writers = files.filter((file) => writtenIn(readFileSync(file, 'utf8')).length > 0);

describe('addresses of pages', () => {
  it('are found where they are written out', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(writtenIn('<a href="/coupon">\nnavigate(\'/orderList\');')).toEqual([
      'coupon',
      'orderList',
    ]);
    expect(writtenIn('goBack(`/order_pay/$' + '{id}`)')).toEqual(['order_pay']);
    expect(writtenIn("// '/orderList'\ncall('/v1/order/list')")).toEqual([]);
  });

  it('are written out in no other place than these', () => {
    const others = writers.filter((file) => !mayWrite.some(([position]) => position.test(file)));
    expect(others).toEqual([]);
  });

  it('are what every link and step of a page is given', () => {
    const byHand = ['<a href="/coupn">', "gone({ to: '/x' })", "goBack('/')", 'link={`/x`}'];
    expect(byHand.filter(leadsByHand)).toEqual(byHand);
    const code = files.filter((file) => !samples.test(file));
    const written = code.filter((file) => leadsByHand(readFileSync(file, 'utf8')));
    expect(written).toEqual([]);
  });

  it('do not begin with a computed part', () => {
    const computed = files.filter(
      (file) =>
        !/^(?:schemas\/page-address\.ts$|src\/platform\/navigation\/)/.test(file) &&
        /`\/\$\{/.test(withoutComments(readFileSync(file, 'utf8'))),
    );
    expect(computed).toEqual([]);
  });

  it.each(mayWrite)('%s still holds some: %s', (position) => {
    expect(writers.some((file) => position.test(file))).toBe(true);
  });
});
