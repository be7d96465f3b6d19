import { afterEach, expect, it } from 'vitest';
import { publicationApi } from '#schemas/publication/endpoints.ts';
import type { AppOptions } from '#server/app.ts';
import { consoleOn, retitled, type Seat } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { openDeskStream } from '../harness/publication/desk-stream.ts';

const HOUR = 3_600_000;

onDatabase('the stream of an open desk', (opened) => {
  const ending: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ending.splice(0).reverse()) await end();
  });

  const start = async (options: Partial<AppOptions> = {}) => {
    let now = Date.now();
    const { db, line } = opened();
    const desk = await consoleOn(db, { line, clock: () => now, ...options });
    const origin = await desk.app.listen({ port: 0, host: '127.0.0.1' });
    ending.push(() => desk.app.close());
    const open = async (seat: Seat, more: Record<string, string> = {}) => {
      const stream = await openDeskStream(origin, seat, more);
      ending.push(stream.close);
      return stream;
    };
    /** A stream that has heard how things stand. */
    const listen = async (seat: Seat) => {
      const stream = await open(seat);
      await expect.poll(stream.latest).toBeDefined();
      return stream;
    };
    const pass = (ms: number) => {
      now += ms;
    };
    return { ...desk, open, listen, pass, now: () => now };
  };

  it('tells what a colleague does at another server: saving, publishing, scheduling, coming', async () => {
    const here = await start();
    const there = await start();
    const [seat, colleague] = [await here.newSeat('publish'), await there.newSeat('publish')];
    const stream = await here.listen(seat);
    const first = stream.latest();
    const { draft, live } = await here.ask('readDesk', {}, seat);
    expect(first).toMatchObject({ draft: draft.version, live: live.id });

    const version = await there.save(colleague, retitled('同事的标题'));
    await expect.poll(() => stream.latest()?.draft).toBe(version);
    expect(stream.latest()).toEqual({ ...first, draft: version });

    const published = await there.ask('publish', { version, note: '' }, colleague);
    if (published.outcome !== 'published') throw new Error(published.outcome);
    await expect.poll(() => stream.latest()?.live).toBe(published.release.id);

    const next = await there.save(colleague, retitled('下周的标题'));
    const { schedules } = stream.latest() ?? {};
    const times = { from: there.now() + HOUR, until: there.now() + 2 * HOUR };
    const plan = { version: next, note: '', ...times };
    const made = await there.ask('schedulePublication', plan, colleague);
    if (made.outcome !== 'scheduled') throw new Error(made.outcome);
    await expect.poll(() => stream.latest()?.schedules).not.toBe(schedules);
    const scheduled = stream.latest()?.schedules;
    await there.ask('cancelSchedule', { id: made.schedule.id }, colleague);
    await expect.poll(() => stream.latest()?.schedules).not.toBe(scheduled);

    const { presence } = stream.latest() ?? {};
    await there.ask('heartbeat', { editing: '首页' }, colleague);
    await expect.poll(() => stream.latest()?.presence).not.toBe(presence);
  });

  it('says nothing of what is as before, and no more of the page than numbers', async () => {
    const { newSeat, listen, ask, save } = await start();
    const seat = await newSeat('edit');
    const stream = await listen(seat);
    await ask('heartbeat', { editing: '首页' }, seat);
    await expect.poll(() => stream.heard.signs.length).toBe(2);
    await ask('heartbeat', { editing: '首页' }, seat);
    const version = await save(seat, retitled('保密的标题'));
    await expect.poll(() => stream.latest()?.draft).toBe(version);
    expect(stream.heard.signs).toHaveLength(3);
    expect(JSON.stringify(stream.heard)).not.toContain('保密');
    expect(stream.headers.get('cache-control')).toBe('no-store');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.headers.get('content-encoding')).toBeNull();
  });

  it('is for whom calls are: a session, its token, this site, the right', async () => {
    const { newSeat, open } = await start();
    const seat = await newSeat('view');
    expect((await open({ cookie: '', csrf: '' })).code).toBe(-200);
    expect((await open({ ...seat, csrf: 'x' })).code).toBe(46004);
    expect((await open(seat, { origin: 'https://elsewhere.example' })).code).toBe(46004);
    expect((await open(seat)).code).toBeUndefined();
  });

  it('ends with the session: signed out, over by its time, the account put off, the right taken', async () => {
    const { newSeat, listen, ask, pass } = await start();
    const out = await newSeat('edit');
    const signedOut = await listen(out);
    await ask('signOut', {}, out);
    await expect.poll(signedOut.isOver).toBe(true);
    expect(signedOut.heard.end).toBe('over');

    const manager = await newSeat('publish');
    const putOff = await newSeat('edit');
    const off = await listen(putOff);
    await ask(
      'changeOperator',
      { id: putOff.id, role: 'edit', active: false, resetPassword: false },
      manager,
    );
    await expect.poll(off.isOver).toBe(true);

    const none = await newSeat('edit');
    const bare = await listen(none);
    await ask(
      'changeOperator',
      { id: none.id, role: 'service', active: true, resetPassword: false },
      manager,
    );
    await expect.poll(bare.isOver).toBe(true);

    const late = await newSeat('edit');
    const expired = await listen(late);
    pass(13 * HOUR);
    const other = await newSeat('edit');
    await ask('heartbeat', { editing: '' }, other);
    await expect.poll(expired.isOver).toBe(true);
    expect(expired.heard.end).toBe('over');
  });

  it('is open twelve times for an account, of which the oldest gives way, and others’ stay', async () => {
    const { newSeat, listen } = await start();
    const [seat, other] = [await newSeat('edit'), await newSeat('edit')];
    const foreign = await listen(other);
    const first = await listen(seat);
    const next = [];
    for (let count = 0; count < 11; count += 1) next.push(await listen(seat));
    expect(first.isOver()).toBe(false);
    next.push(await listen(seat));
    await expect.poll(first.isOver).toBe(true);
    expect(first.heard.end).toBe('elsewhere');
    expect(next.some(({ isOver }) => isOver())).toBe(false);
    expect(foreign.isOver()).toBe(false);
  });

  it('answers once whoever does not listen', async () => {
    const { newSeat, ask } = await start();
    const seat = await newSeat('view');
    const { draft, live } = await ask('readDesk', {}, seat);
    const signs = await ask('watchDesk', {}, seat);
    expect(signs).toMatchObject({ draft: draft.version, live: live.id });
    expect(publicationApi.watchDesk.access).toEqual({ operator: 'home.look' });
  });
});
