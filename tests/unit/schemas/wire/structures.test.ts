import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { count, flag, id, requiredText, text } from '#schemas/wire/primitives.ts';
import {
  barePage,
  byRule,
  droppedItems,
  known,
  list,
  lossesSoFar,
  object,
  paged,
  underKey,
} from '#schemas/wire/structures.ts';

const codec = object(
  { id, room_name: requiredText, munber: count },
  { room_name: 'title', munber: 'viewers' },
);
const house = object({ open: flag, rooms: list(codec) }, { rooms: 'halls' });

const fails = (schema: z.core.$ZodType, raw: unknown) =>
  z.safeParse(schema, raw).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('shape', () => {
  it('reads wire names under the names of the product', () => {
    expect(z.parse(codec, { id: 1, room_name: '门诊', munber: '3' })).toEqual({
      id: '1',
      title: '门诊',
      viewers: 3,
    });
  });

  it('names by the rule what no exception names, both ways', () => {
    const fields = { end_time: text, per_2_days: count, is_own: flag };
    const wire = { end_time: '1', per_2_days: 2, is_own: 1 };
    const ruled = object(fields, byRule);
    const excepted = object(fields, { is_own: 'own' });
    expect(z.parse(ruled, wire)).toEqual({ endTime: '1', per2Days: 2, isOwn: true });
    expect(z.encode(ruled, z.parse(ruled, wire))).toEqual(wire);
    expect(z.parse(excepted, wire)).toEqual({ endTime: '1', per2Days: 2, own: true });
    expect(z.parse(object(fields), wire)).toEqual({ ...wire, is_own: true });
  });

  it.each([[null], [undefined], [''], [[]]])('takes %j for an empty object', (raw) => {
    expect(z.parse(object({ name: text, open: flag }), raw)).toEqual({ name: '', open: false });
  });

  it.each([['text'], [7], [true], [[1]]])('refuses %j', (raw) => {
    expect(z.safeParse(object({ name: text }), raw).success).toBe(false);
  });

  it('says where a field does not fit, in wire names', () => {
    expect(fails(codec, { id: 1, munber: 2 })).toEqual([['room_name', 'text']]);
    expect(fails(object({ room: codec }), { room: { id: '?', room_name: '门诊' } })).toEqual([
      ['room.id', 'id'],
    ]);
  });

  it('leaves unknown fields as they are, through nested shapes and lists, both ways', () => {
    const odd = { deep: [{ a: [null, 1, 'x'] }], 数: 1.5, 空: null };
    const wire = {
      open: 1,
      extra: odd,
      rooms: [
        { id: '1', room_name: '门诊', munber: 3, extra: odd },
        { id: '2', room_name: '病房', munber: 0, tags: [], note: null },
      ],
    };
    const read = z.parse(house, wire);
    expect(read).toMatchObject({ extra: odd, halls: [{ extra: odd }, { tags: [], note: null }] });
    expect(z.encode(house, read)).toEqual(wire);
    expect(JSON.parse(JSON.stringify(z.encode(house, read)))).toEqual(wire);
  });

  it('does not let an unknown field stand in for a checked one, and loses neither', () => {
    const wire = { id: '1', room_name: '门诊', munber: 3, viewers: { evil: 1 }, title: ['evil'] };
    const read = z.parse(codec, wire);
    expect([read.title, read.viewers]).toEqual(['门诊', 3]);
    expect(z.encode(codec, read)).toEqual(wire);
  });

  it('keeps unknown fields that are called like parts of every object', () => {
    const wire = JSON.parse(
      '{"id":"1","room_name":"门诊","munber":3,"constructor":"c","toString":1,"hasOwnProperty":null}',
    );
    expect(z.encode(codec, z.parse(codec, wire))).toEqual(wire);
  });

  it('takes no prototype from the wire', () => {
    const wire = '{"id":"1","room_name":"门诊","__proto__":{"isAdmin":true}}';
    const read = z.parse(codec, JSON.parse(wire));
    expect('isAdmin' in read).toBe(false);
    expect('isAdmin' in {}).toBe(false);
  });
});

describe('an object of known fields', () => {
  const switches = known({ live: flag, mall: flag });

  it.each([[{ live: '1' }], [{ mall: 1, live: 'x' }]])('reads %j, that has one of them', (raw) => {
    expect(z.safeParse(switches, raw).success).toBe(true);
  });

  it.each([[{}], [[]], [null], [''], [{ data: [], time: 1 }]])(
    'takes %j for an empty one',
    (raw) => {
      expect(z.parse(switches, raw)).toMatchObject({ live: false, mall: false });
    },
  );

  it.each([[{ switches: { live: 1 } }], [{ data: { live: 1 } }], [{ a: 1 }]])(
    'refuses %j, which is another one',
    (raw) => {
      expect(fails(switches, raw)).toEqual([['', 'object with live']]);
    },
  );
});

describe('list', () => {
  const spaces = list(codec);
  const good = { id: '1', room_name: '门诊', munber: 0 };

  it.each([[null], [undefined], [''], [[]]])('takes %j for an empty list', (raw) => {
    expect(z.parse(spaces, raw)).toEqual([]);
  });

  it.each([['text'], [7], [true], [{}], ['{"0"'], ['{}']])('refuses %j', (raw) => {
    expect(fails(spaces, raw)).toEqual([['', 'list']]);
  });

  it.each([
    [{ 0: good, 1: good }],
    [{ 10: { ...good, id: '9' }, 3: good, 7: good }],
    [{ data: { 0: good } }],
  ])('takes %j for a list', (raw) => {
    expect(z.parse(spaces, raw)[0]).toEqual(z.parse(codec, good));
    const page = paged('data', 'last_page', codec);
    expect(z.parse(page, raw).items).toEqual(z.parse(spaces, raw));
  });

  it('takes a list out of the object that names it data', () => {
    expect(z.parse(spaces, { data: [good], total: 1 })).toHaveLength(1);
    expect(z.parse(spaces, { data: null, time: 1 })).toEqual([]);
  });

  it('leaves out single items that do not fit and tells which', () => {
    const read = z.parse(spaces, [null, good, { id: 2 }, 'x', { ...good, id: '3' }]);
    expect(read.map((item) => item.id)).toEqual(['1', '3']);
    expect(droppedItems(read).map(({ index, path, expected }) => [index, path, expected])).toEqual([
      [0, 'id', 'id'],
      [2, 'room_name', 'text'],
      [3, '', expect.any(String)],
    ]);
    expect(droppedItems(read)[1]?.came).toEqual({ id: 2 });
  });

  it('is refused where no item fits', () => {
    expect(fails(spaces, [{ id: 2 }, null])).toEqual([['0.room_name', 'text']]);
  });

  it('counts the lists that lost something, and only those', () => {
    const before = lossesSoFar();
    expect(droppedItems(z.parse(spaces, [good]))).toEqual([]);
    expect(lossesSoFar()).toBe(before);
    z.parse(spaces, [good, null]);
    expect(lossesSoFar()).toBe(before + 1);
  });

  it('reads 5,000 items', () => {
    expect(z.parse(spaces, Array<unknown>(5000).fill(good))).toHaveLength(5000);
  });
});

describe('pages', () => {
  const spaces = paged('new_array', 'page_num', codec);
  const good = { id: '1', room_name: '门诊', munber: 0 };

  it('reads items and page total, and encodes them under their wire names', () => {
    const wire = { new_array: [good], page_num: 4, extra: [1] };
    const read = z.parse(spaces, wire);
    expect(read).toMatchObject({ items: [{ title: '门诊' }], pageCount: 4, extra: [1] });
    expect(z.encode(spaces, read)).toEqual(wire);
  });

  it.each([[{}], [{ page_num: 1 }], [{ list: [good] }], [{ data: [good] }]])(
    'is refused without its list, such as %j',
    (raw) => {
      expect(fails(spaces, raw)).toEqual([['', 'object with new_array']]);
    },
  );

  it.each([[{ new_array: null }], [{ time: 1, data: null }], [{ time: 1, data: [] }], ['']])(
    'is empty where its list is, such as %j',
    (raw) => {
      expect(z.parse(spaces, raw)).toMatchObject({ items: [], pageCount: null });
    },
  );

  it('takes a total as text, no total, and a bare list', () => {
    expect(z.parse(spaces, { new_array: [good], page_num: '4' }).pageCount).toBe(4);
    expect(z.parse(spaces, { new_array: [good] }).pageCount).toBe(null);
    expect(z.parse(spaces, [good])).toMatchObject({ items: [{ id: '1' }], pageCount: null });
    expect(z.parse(spaces, [])).toMatchObject({ items: [], pageCount: null });
    expect(z.parse(spaces, null)).toMatchObject({ items: [], pageCount: null });
  });

  it('does not take an unknown `items` for its list', () => {
    const wire = { new_array: [good], page_num: 1, items: 'evil', pageCount: {} };
    const read = z.parse(spaces, wire);
    expect(read).toMatchObject({ items: [{ id: '1' }], pageCount: 1 });
    expect(z.encode(spaces, read)).toEqual(wire);
  });

  it('reads a bare page, whose total nobody says', () => {
    const bare = barePage(codec);
    const read = z.parse(bare, [good]);
    expect(read).toMatchObject({ items: [{ id: '1' }], pageCount: null });
    expect(z.encode(bare, read)).toEqual([good]);
    expect(z.safeParse(bare, 'x').success).toBe(false);
  });

  it('reads what stands inside one key', () => {
    const films = underKey('videoList', spaces);
    expect(z.parse(films, { videoList: { new_array: [good] } }).items).toHaveLength(1);
    expect(z.parse(films, []).items).toEqual([]);
    expect(z.parse(films, { videoList: null }).items).toEqual([]);
    expect(fails(films, { list: [] })).toEqual([['', 'object with videoList']]);
    expect(fails(films, { videoList: {} })).toEqual([['videoList', 'object with new_array']]);
    expect(z.encode(underKey('sum', count), 3)).toEqual({ sum: 3 });
  });
});
