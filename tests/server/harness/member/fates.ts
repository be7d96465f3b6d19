import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { askCancellation } from '#schemas/cancellation/endpoints.ts';
import { CANCELLATION_DAYS, CANCELLATION_WORDS } from '#schemas/cancellation/fields.ts';
import { memberDeskApi } from '#schemas/member/desk-endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { cancellationJobs } from '#server/domains/cancellation/jobs.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { among } from '../among.ts';
import type { apiOn } from '../api.ts';
import { consoleOn } from '../operator/console.ts';

type Api = Pick<ReturnType<typeof apiOn>, 'post'> & { now: () => number };

type Walker = { id: number; token: string; disabled: boolean };

/** What becomes of accounts: operators disable them and let them in again, their members end them. */
export const fatesOn = async (db: Database, { post, now }: Api) => {
  const console = await consoleOn(db, {}, memberDeskApi);
  const seat = await console.newSeat('publish');

  const disable = async (member: number): Promise<void> => {
    const request = { member, disabled: true, reason: '资料不实' };
    expect(await console.ask('setMemberDisabled', request, seat)).toEqual({ done: true });
  };

  /** The token by which the member comes back. */
  const enable = async (member: number): Promise<string> => {
    const request = { member, disabled: false, reason: '已核实' };
    expect(await console.ask('setMemberDisabled', request, seat)).toEqual({ done: true });
    return startSession(db, member, now());
  };

  /** Asks to end the account, which takes its days. */
  const ask = async (token: string): Promise<void> => {
    const request = { confirmation: CANCELLATION_WORDS, key: randomUUID() };
    expect((await post(askCancellation.path, request, token)).code).toBe('200');
  };

  /** Asks for that, and does the work that is due after those days. */
  const end = async (token: string): Promise<void> => {
    await ask(token);
    const failures: unknown[] = [];
    const defer = () => now() + (CANCELLATION_DAYS + 1) * DAY;
    await runJobs(db, cancellationJobs, defer, { failed: (error) => failures.push(error) });
    expect(failures).toEqual([]);
  };

  /** Lets one of those in a walk who are disabled in again; whether there is one. */
  const letIn = async (people: readonly Walker[], which: number): Promise<boolean> => {
    const out = among(
      people.filter(({ disabled }) => disabled),
      which,
    );
    if (!out) return false;
    out.token = await enable(out.id);
    out.disabled = false;
    return true;
  };

  /** Disables somebody in a walk. */
  const shutOut = async (person: Walker): Promise<void> => {
    await disable(person.id);
    person.disabled = true;
  };

  return { disable, enable, ask, end, letIn, shutOut };
};
