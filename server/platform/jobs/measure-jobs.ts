import { lte, sql } from 'drizzle-orm';
import type { Line } from '../../db/connections/line.ts';
import type { Database } from '../../db/database.ts';
import { job } from '../../db/tables/job.ts';
import { oneAtATime } from '../limits/one-at-a-time.ts';
import type { Meters } from '../metrics/meters.ts';
import { SECOND } from '../time/durations.ts';

/** Counted up to this many, so that a long queue costs no more than a short one. */
const MOST = 10_000;

type Server = { db: Database; line: Line; clock: () => number; meters: Meters };

const dueJobs = async ({ db, clock }: Server) => {
  const now = clock();
  const due = db
    .select({ dueAt: job.dueAt })
    .from(job)
    .where(lte(job.dueAt, new Date(now)))
    .orderBy(job.dueAt)
    .limit(MOST)
    .as('due');
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, first: sql`min(${due.dueAt})`.mapWith(job.dueAt) })
    .from(due);
  const first: Date | null | undefined = row?.first;
  return { count: row?.count ?? 0, late: first ? (now - first.getTime()) / SECOND : 0 };
};

export const measureDueJobs = (server: Server): void => {
  const { line, meters } = server;
  const due = oneAtATime(() => dueJobs(server));
  meters.gauge(
    { name: 'learning_jobs_due', help: `Jobs whose time has come, at most ${MOST}` },
    async () => (line.isUp() ? (await due()).count : undefined),
  );
  meters.gauge(
    { name: 'learning_jobs_late_seconds', help: 'How long the first of them has been due' },
    async () => (line.isUp() ? (await due()).late : undefined),
  );
};
