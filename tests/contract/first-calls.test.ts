import { expect, it } from 'vitest';
import { firstCalls } from '#src/app/first-calls.ts';
import { routes } from '#src/app/routes.ts';

/** What these ask for is no id, or not in every address. */
const LATER = ['/inviteShare/:id/:type', '/appointment/confirmDetail/:json', '/message'];

const reading = Object.values(routes).filter(({ kind }) => kind === 'list' || kind === 'detail');

it.each(reading.map(({ pattern }) => pattern).filter((pattern) => !LATER.includes(pattern)))(
  'the HTML of %s asks for what the page reads',
  async (pattern) => {
    const view = (await routes[pattern]?.view())?.default;
    const source = view && 'source' in view ? view.source : undefined;
    expect(firstCalls[pattern]?.map(({ endpoint }) => endpoint)).toContain(source);
  },
);

it('names registered pages alone, and no call that the local cache may answer', () => {
  expect(Object.keys(firstCalls).filter((pattern) => !routes[pattern])).toEqual([]);
  const cached = Object.values(firstCalls)
    .flat()
    .filter(({ endpoint }) => endpoint.cache);
  expect(cached).toEqual([]);
});
