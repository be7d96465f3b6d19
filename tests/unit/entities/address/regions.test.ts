import { describe, expect, test } from 'vitest';
import { loadRegions } from '#src/entities/address/regions.ts';

type Division = Awaited<ReturnType<typeof loadRegions>>[number];

const all = await loadRegions();
const cities = all.flatMap(({ below }) => below);
const namesOf = (list: readonly Division[]) => list.map(({ name }) => name);

describe('the regions', () => {
  test('are all provinces with all their cities and counties', () => {
    expect([all.length, cities.length]).toEqual([34, 369]);
    expect(cities.filter(({ below }) => below.length === 0)).toEqual([]);
    const guangdong = all.find(({ name }) => name === '广东省')?.below ?? [];
    expect(namesOf(guangdong).slice(0, 3)).toEqual(['广州市', '韶关市', '深圳市']);
    const shenzhen = guangdong.find(({ name }) => name === '深圳市')?.below ?? [];
    expect(namesOf(shenzhen)).toContain('南山区');
  });

  test('have names that are told apart within their parent', () => {
    for (const { below } of [{ below: all }, ...all, ...cities])
      expect(new Set(namesOf(below)).size).toBe(below.length);
  });

  test('are read once', () => {
    expect(loadRegions()).toBe(loadRegions());
  });
});
