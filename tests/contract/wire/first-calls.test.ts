import { expect, it } from 'vitest';
import { firstCalls } from '#src/app/first-calls.ts';
import { routes } from '#src/app/routes.ts';

/** What these ask for is no id, or not in every address. */
const NEXT = ['/inviteShare/:id/:type', '/appointment/confirmDetail/:json', '/message'];

const pages = Object.values(routes);
const reading = pages.filter(({ kind }) => kind === 'list' || kind === 'detail');

it.each(reading.filter(({ pattern }) => !NEXT.includes(pattern)))(
  'the HTML of $pattern asks for what the page reads',
  async ({ reads, view }) => {
    const { default: View } = await view();
    const source = 'source' in View ? View.source : undefined;
    expect(reads?.map(({ endpoint }) => endpoint)).toContain(source);
  },
);

it('no HTML asks for what the local cache may answer', () => {
  const cached = pages.flatMap(({ reads = [] }) => reads).filter(({ endpoint }) => endpoint.cache);
  expect(cached).toEqual([]);
});

it('no HTML of a page for members asks for anything without them', () => {
  const members = pages.filter(({ access }) => access === 'member');
  expect(members.flatMap(firstCalls).filter(({ member }) => !member)).toEqual([]);
});
