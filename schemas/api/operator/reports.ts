import * as z from 'zod/mini';
import { call, id, key, moment, none, page, words } from './call.ts';

const auditActions = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'password',
  'save',
  'reset',
  'publish',
  'schedule',
  'cancel-schedule',
  'scheduled',
  'ended',
  'rollback',
  'upload',
  'fault-handled',
  'operator',
  'certification',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Append-only; newest first. `text` says in Chinese what was done. */
export const listAudit = call(
  'list-audit',
  'view',
  z.object({ page }),
  z.object({
    items: z.array(
      z.object({
        id,
        at: moment,
        name: z.string(),
        action: z.enum(auditActions),
        text: z.string(),
      }),
    ),
    pages: z.int(),
  }),
);

const faultGroup = z.object({
  section: z.string(),
  fault: z.string(),
  endpoint: z.string(),
  path: z.string(),
  /** Of reports, not of phones. */
  count: z.int(),
  lastAt: moment,
  sample: z.object({ expected: z.string(), came: z.string(), page: z.string(), shown: z.string() }),
  handled: z.boolean(),
});

/** What learners' phones reported, by section and cause; handled ones only until they come back. */
export const listFaults = call(
  'list-faults',
  'view',
  z.object({ hours: z.int().check(z.positive(), z.maximum(720)), handled: z.boolean() }),
  z.object({ groups: z.array(faultGroup) }),
);

export const handleFault = call(
  'handle-fault',
  'edit',
  z.object({
    section: words(300),
    fault: words(300),
    endpoint: words(300),
    path: words(300),
    key,
  }),
  none,
);
