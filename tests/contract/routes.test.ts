import { describe, expect, it } from 'vitest';
import { pageRows } from '#src/app/page-rows.ts';
import { routes } from '#src/app/routes.ts';
import { homeRoutes } from '#src/home/variants.ts';
import { isPublicPath } from '#src/platform/session/public-paths.ts';
import { further, specified } from './harness/specified-routes.ts';

const patterns = [...homeRoutes, ...Object.keys(routes)];

const example = (pattern: string) => pattern.replace(/:\w+/g, '12');

const matches = (pattern: string, address: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(address);

/** A pattern as the specification writes it, but for the names of what varies. */
const written = (pattern: string) => pattern.replace(/:\w+|\{\w+\}/g, '{}');

const addressesOf = (table: Readonly<Record<string, string>>): string[] =>
  Object.values(table).flatMap((group) => group.split(/\s+/).filter(Boolean));

const addresses = addressesOf(specified);
const furtherAddresses = addressesOf(further);

const sorted = (list: readonly string[]) => [...list].map(written).sort();

describe('the route table', () => {
  it('has pages of the specification to the letter, and of the further ones each', () => {
    const known = new Set(sorted(addresses));
    expect(sorted(patterns).filter((pattern) => !known.has(pattern))).toEqual(
      sorted(furtherAddresses),
    );
  });

  it('is held against the whole table, in which nothing stands twice', () => {
    expect(new Set(sorted(addresses)).size).toBe(addresses.length);
    expect(addresses).toHaveLength(249);
  });

  it('has a page for every address of every noun, and an address for every page', () => {
    const nouns = import.meta.glob<Record<string, unknown>>('../../schemas/*/addresses.ts', {
      eager: true,
    });
    const own = Object.values(nouns).flatMap((module) =>
      Object.values(module).flatMap((value) =>
        typeof value === 'function' && 'pattern' in value ? [String(value.pattern)] : [],
      ),
    );
    const home = homeRoutes.filter((pattern) => !own.includes(pattern));
    expect([...own, ...home].sort()).toEqual([...patterns].sort());
  });

  it('takes no address from two pages', () => {
    expect(pageRows).toHaveLength(Object.keys(routes).length);
  });

  it('holds no pattern that an earlier one takes away', () => {
    const shadowed = patterns.filter((pattern, at) =>
      patterns.slice(0, at).some((earlier) => matches(earlier, example(pattern))),
    );
    expect(shadowed).toEqual([]);
  });

  it.each(Object.entries(routes))('%s is as public as the guard says', (pattern, { access }) => {
    expect(access).toBe(isPublicPath(example(pattern)) ? 'public' : 'member');
  });

  it.each(Object.entries(routes))('%s has a title and a page', async (_pattern, route) => {
    expect(route.title).toMatch(/\p{Script=Han}/u);
    expect(typeof (await route.view()).default).toBe('function');
  });
});
