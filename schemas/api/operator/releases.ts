import * as z from 'zod/mini';
import { call, id, key, moment, none, note, page, version } from './call.ts';
import { draft, fault, release, releaseHead, schedule } from './shapes.ts';

/**
 * Publishes the draft of this version now, whole or not at all. `repeated`: the same request had
 * been carried out before, and nothing was changed by this one.
 */
export const publish = call(
  'publish',
  'publish',
  z.object({ version, note, key }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('published'), release: releaseHead, repeated: z.boolean() }),
    z.object({ outcome: z.literal('stale'), draft }),
    z.object({ outcome: z.literal('faulty'), faults: z.array(fault) }),
  ]),
);

/** Publishes the draft of this version later; what is scheduled does not follow the draft. */
export const schedulePublication = call(
  'schedule-publication',
  'publish',
  z.object({ version, note, from: moment, until: z.nullable(moment), key }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('scheduled'), schedule }),
    z.object({ outcome: z.literal('stale'), draft }),
    z.object({ outcome: z.literal('faulty'), faults: z.array(fault) }),
  ]),
);

export const cancelSchedule = call('cancel-schedule', 'publish', z.object({ id, key }), none);

/** Takes up an earlier release's content again, as a release of its own; the draft stays. */
export const rollBack = call(
  'roll-back',
  'publish',
  z.object({ release: id, note, key }),
  z.object({ release: releaseHead }),
);

export const listReleases = call(
  'list-releases',
  'view',
  z.object({ page }),
  z.object({ items: z.array(releaseHead), pages: z.int() }),
);

export const readRelease = call('read-release', 'view', z.object({ id }), release);
