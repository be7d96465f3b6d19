import { expect, it } from 'vitest';
import { inSheets } from '#schemas/desk/fields.ts';
import { kinds, maxOf } from '#schemas/field/kinds.ts';
import { patternOf } from '#schemas/field/patterns.ts';
import { question } from '#server/db/tables/questionnaire.ts';
import type { Registered } from '#server/domains/desk/define-table.ts';
import { registered } from '#server/domains/desk/registered.ts';
import { ofEachKind } from '../../harness/whole.ts';
import { deskOn, sampleRow, textIn } from '../harness/desk/desks.ts';
import { onDatabase } from '../harness/postgres/database.ts';

/** What an exam asks: five questions of five points. */
const fivePoints = (questionnaireId: number) =>
  [1, 2, 3, 4, 5].map((position) => ({
    ...({ questionnaireId, position, kind: 'judge', title: '对吗？' } as const),
    ...{ right: ['true'], points: 5 },
  }));

const byName = (tables: readonly Registered[]) =>
  tables.map((table) => [table.name, table] as const);

const every = byName(registered);

/** Those that bring a kind or pattern of field, or a way of their rows, that none before has. */
const ofKinds = byName(
  ofEachKind(registered, ({ area, fields, ...ways }) => [
    area,
    ...fields.flatMap(({ kind, pattern, written }) => [pattern ?? kind, `${written}`]),
    ...Object.entries(ways).flatMap(([way, value]) =>
      value === undefined || (Array.isArray(value) && value.length === 0) ? [] : way,
    ),
  ]),
);

onDatabase('the desk of every table', (opened) => {
  /** A new row for what lies in it, where the demo's own may be frozen, or has this one. */
  const parentOf = async ({ parent, frozen, twice }: Registered): Promise<string | undefined> => {
    const ref = parent?.ref;
    const context = registered.find(({ name, table }) =>
      ref?.among ? name === ref.among.desk : table === ref?.table,
    );
    if (!(frozen || twice) || !context) return undefined;
    return `${await (await deskOn(opened().db, context)).make(sampleRow(context))}`;
  };

  /** A row of samples, its refs being the first that there is. */
  const start = async (table: Registered) => {
    const desk = await deskOn(opened().db, table);
    const refs: Record<string, string> = {};
    const parent = await parentOf(table);
    for (const { name, kind } of table.fields) {
      if (kind !== 'reference') continue;
      if (parent !== undefined && name === table.parent?.name) {
        refs[name] = parent;
        continue;
      }
      // what lies within a row is chosen from what lies there
      const scope = Number(refs[table.parent?.name ?? '']) || null;
      const { choices } = await desk.ask('choices', { field: name, word: '', under: scope });
      refs[name] = choices[0]?.text ?? '';
    }
    return { ...desk, sample: sampleRow(table, refs) };
  };

  it('stand in their areas, with labels that nothing else of the table has', async () => {
    expect(registered.map(({ name }) => name).sort()).toEqual(
      [
        ...['activity', 'category', 'coupon', 'help_question', 'news', 'news_section'],
        ...[
          'product',
          'teacher',
          'vip_plan',
          'chapter',
          'lesson',
          'live',
          'questionnaire',
          'question',
          'exam',
          'exam_question',
        ],
        ...['game', 'game_prize', 'game_code', 'award', 'landing', 'block_landing'],
        ...['case_contest', 'case_criterion', 'case_judge', 'jump_host'],
      ].sort(),
    );
    for (const table of registered) {
      const { ask } = await deskOn(opened().db, table);
      const answer = (await ask('tables', {})).tables.find(({ name }) => name === table.name);
      const labels = answer?.fields.map(({ label }) => label) ?? [];
      expect(labels.length).toBe(table.fields.length);
      expect(new Set([...labels, '编号']).size).toBe(labels.length + 1);
      expect(answer?.fields.map(({ name }) => name)).toContain(table.title);
    }
  });

  it.each(every)(
    '%s: makes a row, reads it back, changes it, and audits each in words',
    async (_, table) => {
      const { sample, make, read, save, audited } = await start(table);
      const id = await make(sample);
      const { row, stamp } = await read(id);
      for (const { name, text } of sample) expect(textIn(row, name), name).toBe(text);
      expect((await audited())[0]).toMatch(new RegExp(`^新增${table.noun}「.+」（编号 ${id}）：`));
      const statement = (await audited()).length;
      expect(await save(id, sample)).toEqual({ outcome: 'saved', id });
      expect(await audited()).toHaveLength(statement);
      expect(await save(id, [{ name: table.title, text: '改了名' }], stamp)).toEqual({
        outcome: 'saved',
        id,
      });
      const label = table.fields.find(({ name }) => name === table.title)?.label;
      expect((await audited())[0]).toBe(
        `修改${table.noun}「样例」（编号 ${id}）：${label} 样例 → 改了名`,
      );
      expect(textIn((await read(id)).row, table.title)).toBe('改了名');
    },
  );

  it.each(ofKinds)('%s: keeps a colleague’s change when it is saved over', async (_, table) => {
    const { sample, make, read, save } = await start(table);
    const id = await make(sample);
    const { stamp } = await read(id);
    await save(id, [{ name: table.title, text: '同事的' }], stamp);
    const answer = await save(id, [{ name: table.title, text: '我的' }], stamp);
    expect(answer.outcome).toBe('clash');
    if (answer.outcome !== 'clash') return;
    expect(textIn(answer.row, table.title)).toBe('同事的');
    expect(textIn((await read(id)).row, table.title)).toBe('同事的');
    expect(await save(id, [{ name: table.title, text: '我的' }], answer.stamp)).toEqual({
      outcome: 'saved',
      id,
    });
  });

  it.each(ofKinds)(
    '%s: is listed by every filter and order, and found by its word',
    async (_, table) => {
      const { sample, make, list } = await start(table);
      const named = sample.map((each) =>
        each.name === table.title ? { ...each, text: '独一无二' } : each,
      );
      const id = await make(named);
      expect((await list({ word: '独一无二' })).rows.map((row) => row.id)).toContain(id);
      expect((await list({ word: `${id}` })).rows.map((row) => row.id)).toContain(id);
      expect((await list({ word: '没有这样的' })).total).toBe(0);
      for (const { name, filtered } of table.fields) {
        const text = named.find((each) => each.name === name)?.text ?? '';
        if (!filtered) continue;
        const { rows } = await list({ word: '独一无二', filters: [{ name, text }] });
        expect(
          rows.map((row) => row.id),
          name,
        ).toContain(id);
      }
      for (const { name, sorted, listed, kind } of table.fields) {
        if (!sorted) continue;
        const [up, down] = [await list({ sort: name }), await list({ sort: `-${name}` })];
        expect(up.total).toBe(down.total);
        if (!listed || kind === 'text') continue;
        const values = ({ rows }: typeof up) =>
          rows.map((row) => textIn(row, name) ?? '').filter(Boolean);
        const order = (one: string, other: string) =>
          kind === 'moment' ? one.localeCompare(other) : Number(one) - Number(other);
        expect(values(up), name).toEqual(values(up).toSorted(order));
        expect(values(down), name).toEqual(values(down).toSorted(order).reverse());
      }
      const unsorted = table.fields.find(({ sorted }) => !sorted)?.name ?? '';
      await expect(list({ sort: unsorted })).rejects.toThrow('请刷新页面后重试');
    },
  );

  it.each(ofKinds)(
    '%s: tells what is wrong beside its field, and writes nothing',
    async (_, table) => {
      const { sample, save, list } = await start(table);
      const before = (await list()).total;
      const faulty = async (name: string, text: string) => {
        const answer = await save(
          null,
          sample.map((each) => (each.name === name ? { name, text } : each)),
        );
        expect(answer.outcome, `${name} ${text.slice(0, 20)}`).toBe('faulty');
        if (answer.outcome === 'faulty')
          expect(answer.faults.map((fault) => fault.name)).toContain(name);
      };
      for (const { name, kind, pattern, required, max, written } of table.fields) {
        if (written === 'never') continue;
        if (required) await faulty(name, '');
        const longest = max ?? patternOf(pattern)?.max ?? (pattern ? 0 : maxOf({ kind }));
        if (kinds[kind].blank === '' || (kind === 'lines' && longest > 0))
          await faulty(name, '长'.repeat(longest + 1));
        if (kind === 'money')
          for (const text of ['-1', '1.234', '一百', '999999999']) await faulty(name, text);
        if (kind === 'number')
          for (const text of ['1.5', '很多', '99999999999']) await faulty(name, text);
        if (kind === 'moment')
          for (const text of ['2031-02-30 09:00', '明天']) await faulty(name, text);
        if (kind === 'reference')
          for (const text of ['2147483647', '内科']) await faulty(name, text);
        if (kind === 'choice' || kind === 'switch' || kind === 'choices')
          await faulty(name, 'no such choice');
        if (kind === 'references') await faulty(name, '1,-2');
        if (kind === 'duration') for (const text of ['12', '12:99']) await faulty(name, text);
        if (pattern === 'stream') await faulty(name, 'javascript:alert(1)');
        if (kind === 'picture' || pattern === 'stream')
          await faulty(name, 'https://elsewhere.example/a.png');
        if (pattern === 'letters') await faulty(name, 'A,1');
        if (pattern === 'jumps') await faulty(name, 'A 去哪里');
        if (pattern === 'options') await faulty(name, '一样\n一样');
        if (pattern === 'blanks') await faulty(name, '长'.repeat(2001));
        if (kind === 'picture') await faulty(name, 'javascript:alert(1)');
        if (kind === 'text') await faulty(name, '看\u202e不见');
      }
      expect((await list()).total).toBe(before);
    },
  );

  it.each(ofKinds)('%s: reads and writes registered columns alone', async (_, table) => {
    const { sample, make, read, save, ask, list } = await start(table);
    const id = await make(sample);
    const unknown = '请刷新页面后重试';
    const closed = table.fields.filter(({ written }) => written === 'never');
    for (const name of ['id', 'no_such', 'constructor', ...closed.map((field) => field.name)]) {
      await expect(save(id, [{ name, text: '1' }])).rejects.toThrow(unknown);
      await expect(save(null, [...sample, { name, text: '1' }])).rejects.toThrow(unknown);
    }
    await expect(list({ sort: 'no_such' })).rejects.toThrow(unknown);
    await expect(list({ filters: [{ name: 'no_such', text: '1' }] })).rejects.toThrow(unknown);
    await expect(ask('choices', { field: table.title, word: '', under: null })).rejects.toThrow(
      unknown,
    );
    const names = (await read(id)).row.texts.map(({ name }) => name);
    expect(names).toEqual(table.fields.map(({ name }) => name));
    await expect(read(2_147_483_647)).rejects.toThrow('已被删除');
    await expect(
      ask('list', { table: 'operator', word: '', filters: [], sort: '', page: 1 }),
    ).rejects.toThrow('没有这一类内容');
  });

  it.each(ofKinds)(
    '%s: is no table of another area, and nothing for roles without its right',
    async (_, table) => {
      const { sample, make, newSeat, ask } = await start(table);
      const id = await make(sample);
      const other = await deskOn(opened().db, {
        area: table.area === 'content' ? 'trade' : 'content',
        name: table.name,
      });
      await expect(other.read(id)).rejects.toThrow('没有这一类内容');
      const refused = '没有权限';
      const [looking, support] = [await newSeat('view'), await newSeat('service')];
      const wish = { id, stamp: '', values: [] };
      await expect(ask('save', wish, looking)).rejects.toThrow(refused);
      await expect(ask('change', { action: 'remove', ids: [id] }, looking)).rejects.toThrow(
        refused,
      );
      await expect(ask('check', { sheet: '' }, looking)).rejects.toThrow(refused);
      await expect(ask('read', { id }, support)).rejects.toThrow(refused);
      await expect(ask('export', { word: '', filters: [], before: null }, support)).rejects.toThrow(
        refused,
      );
    },
  );

  it.each(ofKinds)('%s: removes rows, and tells what they held', async (_, table) => {
    const { sample, make, read, ask, audited } = await start(table);
    // of some there is one with the same values alone
    const ids = [
      await make(sample),
      await make(table.twice ? (await start(table)).sample : sample),
    ];
    const notFound = await ask('change', { action: 'remove', ids: [...ids, 2_147_483_647] });
    expect(notFound).toEqual({
      done: 2,
      left: [{ id: 2_147_483_647, title: '', why: '已被删除' }],
    });
    for (const id of ids) await expect(read(id)).rejects.toThrow('已被删除');
    expect((await audited())[0]).toMatch(/^删除.+，原来是：/);
  });

  it.each(ofKinds.filter(([, { publishedField }]) => publishedField === undefined))(
    '%s: has no shelf, so nothing is put there',
    async (_, table) => {
      const { sample, make, ask } = await start(table);
      const wish = { action: 'shelve', ids: [await make(sample)] };
      await expect(ask('change', wish)).rejects.toThrow('请刷新页面后重试');
    },
  );

  it.each(ofKinds.filter(([, { publishedField }]) => publishedField !== undefined))(
    '%s: puts rows on the shelf and takes them off, each told',
    async (_, table) => {
      const { sample, make, read, ask, audited } = await start(table);
      const ids = [await make(sample), await make(sample)];
      // an exam is put there once it asks something
      if (table.name === 'exam') await opened().db.insert(question).values(ids.flatMap(fivePoints));
      const featured = table.publishedField ?? '';
      const shelved = await ask('change', { action: 'shelve', ids });
      expect(shelved).toEqual({ done: 2, left: [] });
      for (const id of ids) expect(textIn((await read(id)).row, featured)).toBe('1');
      const again = await ask('change', { action: 'shelve', ids });
      expect(again.done).toBe(0);
      expect(again.left.map(({ why }) => why)).toEqual(['已经上架', '已经上架']);
      expect(await ask('change', { action: 'unshelve', ids })).toEqual({ done: 2, left: [] });
      expect((await audited())[0]).toMatch(/^下架.+：已上架 是 → 否$/);
    },
  );

  it.each(ofKinds)(
    '%s: is exported, and what is exported is imported without a change',
    async (_, table) => {
      const { sample, make, exported, ask, list } = await start(table);
      const named = sample.map((each) =>
        each.name === table.title ? { ...each, text: '=SUM(A1)' } : each,
      );
      const id = await make(named);
      const sheet = await exported({ word: '=SUM' });
      const heads = ['编号', ...table.fields.filter(inSheets).map(({ label }) => label)];
      expect(sheet.split('\r\n')[0]).toBe(heads.map((head) => `"${head}"`).join(','));
      expect(sheet).toContain('"\'=SUM(A1)"');
      const checked = await ask('check', { sheet: `\uFEFF${sheet}` });
      expect(checked).toMatchObject({ made: 0, changed: 0, faults: [] });
      expect(checked.same).toBeGreaterThan(0);
      const label = table.fields.find(({ name }) => name === table.title)?.label;
      const whole = await ask('check', { sheet: await exported() });
      expect(whole).toMatchObject({ made: 0, changed: 0, faults: [] });
      const changed = `编号,${label}\r\n${id},换了名\r\n`;
      const { stamp } = await ask('check', { sheet: changed });
      expect((await list({ word: '换了名' })).total).toBe(0);
      expect(await ask('import', { sheet: changed, stamp: 'another' })).toEqual({
        outcome: 'stale',
      });
      expect(await ask('import', { sheet: changed, stamp })).toEqual({
        ...{ outcome: 'imported', made: 0, changed: 1 },
      });
      expect((await list({ word: '换了名' })).rows.map((row) => row.id)).toEqual([id]);
    },
  );
});
