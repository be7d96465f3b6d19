import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARTS_OF_MEMBERS } from '#schemas/media/fields.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { registered } from '#server/domains/desk/registered.ts';
import { type PictureDesk, signedForDesk, signedForOwner } from '#server/libraries/upload/index.ts';
import { openSecret } from '#server/platform/auth/secret.ts';
import { hashOf } from '#server/platform/auth/session.ts';
import { issueTicket } from '#server/platform/streams/tickets.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { openMarks } from '../harness/hidden/marks.ts';
import { namesRows, payloadFor, payloadsOf } from '../harness/hidden/payloads.ts';
import { type Learner, learners, type Site, siteOf } from '../harness/hidden/site.ts';
import { stated, type World } from '../harness/hidden/worlds.ts';
import { everyDesk } from '../harness/operator/every-desk.ts';
import { openDatabase } from '../harness/postgres/database.ts';

/** Calls that no payload of theirs is answered, and why. */
const unanswered: Readonly<Record<string, string>> = {};

/** What has states and is planted in none of them, and why. */
const otherStates: Readonly<Record<string, string>> = {};

/** What nobody at all is shown, and why. */
const shownToNobody: Readonly<Record<string, string>> = {};

const marks = openMarks();
const dataDir = mkdtempSync(join(tmpdir(), 'hidden-'));
let opened: OpenDatabase;
let site: Site;

const mayKnow = (learner: Learner, place: string): boolean =>
  learner === 'buyer' && place.endsWith(' retired');

const asked = everyEndpoint.map((endpoint) => ({
  endpoint,
  payloads: payloadsOf(endpoint),
}));

const readings = asked.filter(({ endpoint }) => !endpoint.changes);
const changes = asked
  .filter(({ endpoint }) => endpoint.changes)
  .map(({ endpoint, payloads }) => ({ endpoint, payloads: payloads.filter(namesRows) }));

const readRowOf = (area: string) => ({ path: `/operator/api/read-${area}-row` });

beforeAll(async () => {
  opened = await openDatabase();
  site = await siteOf(opened.db, dataDir, marks);
}, 60_000);
afterAll(async () => {
  await site.close();
  await opened.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('what is hidden', () => {
  const answered = new Set<string>();
  const found: string[] = [];

  const askAs = async (learner: Learner, world: World, all: typeof asked, first: boolean) => {
    site.nextMinute();
    for (const { endpoint, payloads } of all)
      for (const payload of payloads) {
        if (!first && !namesRows(payload)) continue;
        const body = await site.ask(endpoint, payloadFor(payload, world.id), site.tokens[learner]);
        if (/"code":"?200\b/.test(body)) answered.add(endpoint.path);
        const leaked = marks.placesIn(body).filter((place) => !mayKnow(learner, place));
        found.push(...leaked.map((place) => `${learner} ${endpoint.path}: ${place}`));
      }
  };

  it('is in no answer to any learner, whatever they ask and whatever they tried to change before', async () => {
    for (const [nth, world] of site.worlds.entries())
      for (const learner of learners) {
        await askAs(learner, world, changes, false);
        await askAs(learner, world, readings, nth === 0);
      }
    expect([...new Set(found)]).toEqual([]);
  }, 120_000);

  it('was asked for by every call', () => {
    const paths = readings.map(({ endpoint }) => endpoint.path);
    expect(paths.length).toBeGreaterThan(150);
    const left = paths.filter((path) => !answered.has(path)).toSorted();
    expect(left.join('\n')).toBe(Object.keys(unanswered).join('\n'));
  });

  it('is shown to those who made it and to operators, so that there is something to hide', async () => {
    const seen = new Set<string>();
    const note = (body: string): void => {
      for (const place of marks.placesIn(body)) seen.add(place.replace(/\.\w+ /, ' '));
    };
    const desks = Object.values(everyDesk).filter(({ changes: writes }) => !writes);
    for (const world of site.worlds) {
      const owner = await site.ownerOf(world);
      for (const { endpoint, payloads } of readings)
        for (const payload of payloads)
          note(await site.ask(endpoint, payloadFor(payload, world.id), owner));
      site.nextMinute();
      for (const endpoint of desks)
        for (const payload of payloadsOf(endpoint))
          note(await site.askAtDesk(endpoint, payloadFor(payload, world.id)));
      for (const { area, name: table } of registered)
        note(await site.askAtDesk(readRowOf(area), { table, id: world.id }));
    }
    const planted = site.worlds.flatMap(({ plants }) =>
      plants.flatMap(({ table, hidden }) =>
        hidden === undefined ? [] : [`${getTableName(table)} ${hidden}`],
      ),
    );
    const unseen = [...new Set(planted)].filter((place) => !seen.has(place)).toSorted();
    expect(unseen.join('\n')).toBe(Object.keys(shownToNobody).join('\n'));
  }, 60_000);

  it('has been in each of its states', () => {
    const planted = new Set(
      site.worlds.flatMap(({ plants }) => plants.map(({ table }) => getTableName(table))),
    );
    const left = stated.filter((name) => !planted.has(name)).toSorted();
    expect(left.join('\n')).toBe(Object.keys(otherStates).join('\n'));
  });

  describe('as a file', () => {
    const desks = ['studio', 'certification', 'case'] as const satisfies readonly PictureDesk[];

    const addressesFor = (file: string, token: string): string[] => {
      const secret = openSecret(undefined, dataDir);
      const call = { session: hashOf(token), now: site.now() };
      const address = `/uploads/${file}`;
      const signed = [
        signedForOwner(secret, call),
        ...desks.map((each) => signedForDesk(secret, each, call)),
      ];
      return [address, `${address}?w=480`, ...signed.map((sign) => sign(address))];
    };

    it('is sent to no learner by its address, with whatever ticket of theirs', async () => {
      for (const { pictures } of site.worlds)
        for (const { file, place } of pictures)
          for (const learner of learners)
            for (const url of addressesFor(file, site.tokens[learner])) {
              const { statusCode, body } = await site.get(url, site.tokens[learner]);
              const answer = [place, learner, statusCode, marks.placesIn(body)];
              expect(answer).toEqual([place, learner, 404, []]);
            }
    });

    it('is sent to whoever runs the workshop', async () => {
      for (const world of site.worlds) {
        const token = await site.ownerOf(world);
        for (const { file, bytes } of world.pictures) {
          const [, , own = ''] = addressesFor(file, token);
          expect((await site.get(own, token)).body).toBe(bytes);
        }
      }
    });

    it('goes on as an upload for no learner', async () => {
      for (const { parts } of site.worlds)
        for (const learner of learners) {
          const url = PARTS_OF_MEMBERS + parts.key;
          const { statusCode } = await site.get(url, site.tokens[learner], 'HEAD');
          expect([learner, statusCode >= 400]).toEqual([learner, true]);
          const played = await site.get(`/operator/api/media-play/${parts.key}`, '');
          expect(played.statusCode).toBe(404);
        }
    });

    it('plays for no learner, also by a ticket from before, but for whoever bought what was retired', async () => {
      const secret = openSecret(undefined, dataDir);
      for (const { id, onSale, streams } of site.worlds)
        for (const { of, key: stream, bytes } of streams)
          for (const learner of learners.filter((each) => each !== 'visitor'))
            for (const recorded of [true, false]) {
              const session = hashOf(site.tokens[learner]);
              const which = of === 'live' ? { live: id, lesson: null } : { live: null, lesson: id };
              const rights = { stream, limit: null, recorded, ...which };
              const ticket = await issueTicket(
                { db: opened.db, secret },
                session,
                rights,
                site.now(),
              );
              const isOwn = of === 'lesson' && onSale === 'retired' && learner === 'buyer';
              for (const query of ['', `?t=${ticket}`]) {
                const url = `/stream/${stream}/000.ts${query}`;
                const { statusCode, body } = await site.get(url, site.tokens[learner]);
                const plays = isOwn && query !== '';
                expect([of, onSale, learner, statusCode]).toEqual([
                  ...[of, onSale, learner],
                  plays ? 200 : 403,
                ]);
                expect(body === bytes).toBe(plays);
              }
            }
    });
  });
});
