import { and, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { isReported } from '#schemas/diagnostics/fault-causes.ts';
import { notedFault } from '#schemas/diagnostics/noted-faults.ts';
import type { Database } from '../../../db/database.ts';
import { alerted } from '../../../db/tables/diagnostics.ts';
import { homeSchedule } from '../../../db/tables/publication.ts';
import type { AlertConfig } from '../../../platform/alerts/config.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { faultsSince } from '../desk/faults.ts';
import { knownSection, type Surge, type Troubled } from './words.ts';

type Limits = Pick<AlertConfig, 'faults' | 'minutes' | 'quiet'>;

type Subject<T> = { subject: string; finding: T };

/** How often a fault has to occur before people are notified; undefined for never. */
const leastOf = (fault: string, many: number): number | undefined => {
  const alert = isReported(fault) ? 'many' : notedFault(fault)?.alert;
  if (alert === 'first') return 1;
  return alert === 'many' ? many : undefined;
};

const surgesOf = async (
  db: Database,
  { faults, minutes }: Limits,
  now: number,
): Promise<Subject<Surge>[]> => {
  const sums = new Map<string, Surge>();
  for (const group of await faultsSince(db, now - minutes * MINUTE)) {
    if (group.handled || leastOf(group.fault, faults) === undefined) continue;
    const section = isReported(group.fault) ? knownSection(group.section) : '';
    const subject = `fault ${section} ${group.fault}`;
    const count = group.count + (sums.get(subject)?.count ?? 0);
    sums.set(subject, { section, fault: group.fault, count });
  }
  return [...sums]
    .filter(([, { fault, count }]) => count >= (leastOf(fault, faults) ?? Number.POSITIVE_INFINITY))
    .map(([subject, finding]) => ({ subject, finding }));
};

const troubledNow = async (db: Database): Promise<Subject<Troubled>[]> => {
  const { id, startAt, trouble, handledAt } = homeSchedule;
  const rows = await db
    .select({ id, startAt, trouble })
    .from(homeSchedule)
    .where(and(isNotNull(trouble), isNull(handledAt)));
  return rows.map((finding) => ({ subject: `schedule ${finding.id} ${finding.trouble}`, finding }));
};

const untold = async <T>(
  db: Database,
  subjects: readonly Subject<T>[],
  since: number,
): Promise<Subject<T>[]> => {
  if (subjects.length === 0) return [];
  const names = subjects.map(({ subject }) => subject);
  const rows = await db
    .select({ subject: alerted.subject })
    .from(alerted)
    .where(and(inArray(alerted.subject, names), gt(alerted.at, new Date(since))));
  const known = new Set(rows.map(({ subject }) => subject));
  return subjects.filter(({ subject }) => !known.has(subject));
};

/** A schedule is announced once, a cause of faults once in each quiet time. */
export const findTroubles = async (db: Database, limits: Limits, now: number) => {
  const surges = await untold(db, await surgesOf(db, limits, now), now - limits.quiet * MINUTE);
  const troubled = await untold(db, await troubledNow(db), 0);
  return {
    subjects: [...surges, ...troubled].map(({ subject }) => subject),
    surges: surges.map(({ finding }) => finding),
    troubled: troubled.map(({ finding }) => finding),
  };
};
