import { describe, expect, it } from 'vitest';
import { routes } from '../../src/app/routes.ts';
import { homeRoutes } from '../../src/home/variants.ts';
import { isPublicPath } from '../../src/platform/public-paths.ts';

const patterns = [...homeRoutes, ...Object.keys(routes)];

/** An address that the pattern is meant for. */
const example = (pattern: string) => pattern.replace(/:\w+/g, '12');

const matches = (pattern: string, address: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(address);

describe('the route table', () => {
  it('holds no pattern twice and none that an earlier one takes away', () => {
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
    expect(typeof (await route.load()).default).toBe('function');
  });

  it('holds every page that a visitor may see', () => {
    const wanted = ['/login', '/Welogin', '/weizanlogin', '/member_disabled', ...homeRoutes];
    expect(wanted.filter((path) => !patterns.includes(path))).toEqual([]);
  });
});
