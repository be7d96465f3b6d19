import * as z from 'zod/mini';
import type { Endpoint } from '../define-endpoint.ts';
import { homeDocument } from '../operator/home-document.ts';

/**
 * The calls of the operator console. All are POST to `/operator/api/…` with JSON bodies, answered
 * `{ code, msg, data }` like every other call; the session is a cookie (httpOnly, SameSite=Strict),
 * and every call but `signIn` and `whoAmI` carries the token of `whoAmI` in the header `x-csrf`.
 * What changes something takes `key`: repeating it changes nothing more. Times are ms.
 */

/** Each may do what the ones before it may: look, edit the draft, publish and manage. */
export const operatorRoles = ['view', 'edit', 'publish'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

const role = z.enum(operatorRoles);
const LARGEST = 2_147_483_647;
const id = z.int().check(z.positive(), z.maximum(LARGEST));
const key = z.string().check(z.minLength(8), z.maxLength(80));
const version = z.int().check(z.nonnegative(), z.maximum(LARGEST));
const moment = z.int();
const page = z.int().check(z.positive());
/** Read strictly by the verb, which says in words what is wrong. */
const anyDocument = z.unknown();
/** Words without control characters and halves of signs, which no table takes. */
const words = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const note = words(100);

type Schema = z.core.$ZodType;

export type OperatorEndpoint<P extends Schema = Schema, D extends Schema = Schema> = Pick<
  Endpoint<P, D>,
  'path' | 'payload' | 'data'
> & {
  /** Who may make it; `null`: without a session. */
  role: OperatorRole | null;
};

const call = <P extends Schema, D extends Schema>(
  name: string,
  who: OperatorRole | null,
  payload: P,
  data: D,
): OperatorEndpoint<P, D> => ({ path: `/operator/api/${name}`, role: who, payload, data });

const none = z.object({});
const operator = z.object({ id, name: z.string(), role });
const author = z.string();

export const signIn = call(
  'sign-in',
  null,
  z.object({
    name: words(40),
    password: z.string().check(z.maxLength(100)),
  }),
  z.object({ operator, csrf: z.string() }),
);

/** null: nobody is signed in. */
export const whoAmI = call(
  'who-am-i',
  null,
  none,
  z.nullable(z.object({ operator, csrf: z.string() })),
);

export const signOut = call('sign-out', 'view', none, none);

/** Other sessions of this operator end. */
export const changeOwnPassword = call(
  'change-own-password',
  'view',
  z.object({ old: z.string(), password: z.string(), key }),
  none,
);

const draft = z.object({ version, document: homeDocument, author, savedAt: moment });
export const releaseKinds = ['first', 'publish', 'scheduled', 'ended', 'rollback'] as const;
const releaseHead = z.object({
  id,
  kind: z.enum(releaseKinds),
  author,
  at: moment,
  note: z.string(),
  /** The release whose content this one took up again. */
  source: z.nullable(id),
});
const release = z.extend(releaseHead, { document: homeDocument });
export const scheduleStates = ['waiting', 'live', 'done', 'cancelled'] as const;
const schedule = z.object({
  id,
  from: moment,
  /** When the page goes back to what was live before; null: never. */
  until: z.nullable(moment),
  author,
  note: z.string(),
  /** `live`: its end is to come. */
  state: z.enum(scheduleStates),
});
const presence = z.object({
  name: z.string(),
  /** What they are editing, in words; '' while they only look. */
  editing: z.string(),
  seenAt: moment,
});

/** Everything the editor stands on. `now` is the server's clock. */
export const readDesk = call(
  'read-desk',
  'view',
  none,
  z.object({
    draft,
    live: release,
    schedules: z.array(schedule),
    presence: z.array(presence),
    now: moment,
  }),
);

const fault = z.object({ path: z.string(), message: z.string() });

/**
 * Saves the draft that `version` was read as. `stale`: somebody saved meanwhile; `draft` is theirs
 * and nothing was changed. `faulty`: nothing was changed either.
 */
export const saveDraft = call(
  'save-draft',
  'edit',
  z.object({ version, document: anyDocument, key }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('saved'), version }),
    z.object({ outcome: z.literal('stale'), draft }),
    z.object({ outcome: z.literal('faulty'), faults: z.array(fault) }),
  ]),
);

/** What a publication should be warned of: sections that would be empty, or that fail in the field. */
const warning = z.object({ section: z.string(), text: z.string() });

/** Errors and warnings of the draft as it is, and what publishing it would change. */
export const reviewDraft = call(
  'review-draft',
  'view',
  none,
  z.object({
    version,
    faults: z.array(fault),
    warnings: z.array(warning),
    changes: z.array(z.object({ part: z.string(), key: z.string(), text: z.string() })),
  }),
);

/** Publishes the draft of this version now, whole or not at all. */
export const publish = call(
  'publish',
  'publish',
  z.object({ version, note, key }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('published'), release: releaseHead }),
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

/** Makes the draft what is live, or what a release holds. */
export const resetDraft = call(
  'reset-draft',
  'edit',
  z.object({ version, release: z.nullable(id), key }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('saved'), version }),
    z.object({ outcome: z.literal('stale'), draft }),
  ]),
);

export const listReleases = call(
  'list-releases',
  'view',
  z.object({ page }),
  z.object({ items: z.array(releaseHead), pages: z.int() }),
);

export const readRelease = call('read-release', 'view', z.object({ id }), release);

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
  count: z.int(),
  /** Phones, as far as they can be told apart by member and page. */
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

/** Says that this operator is here, and learns who else is. */
export const heartbeat = call(
  'heartbeat',
  'view',
  z.object({ editing: words(60) }),
  z.object({ presence: z.array(presence), draftVersion: version, liveRelease: id }),
);

/** A picture in base64, at most 5 MB decoded: PNG, JPEG, WebP or GIF. */
export const uploadFile = call(
  'upload',
  'edit',
  z.object({ content: z.string(), key }),
  z.object({ address: z.string() }),
);

/** A token of a member without a past, for the preview as a member; minutes only. */
export const previewSession = call(
  'preview-session',
  'view',
  none,
  z.object({ token: z.string(), until: moment }),
);

const account = z.extend(operator, { active: z.boolean(), createdAt: moment });

export const listOperators = call(
  'list-operators',
  'publish',
  none,
  z.object({ operators: z.array(account) }),
);

/** The password is generated and told this once. */
export const addOperator = call(
  'add-operator',
  'publish',
  z.object({
    name: z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}_-]{2,20}$/u)),
    role,
    key,
  }),
  z.object({ operator: account, password: z.string() }),
);

/** `resetPassword`: a new one is told this once. Nobody can lock themselves out. */
export const changeOperator = call(
  'change-operator',
  'publish',
  z.object({ id, role, active: z.boolean(), resetPassword: z.boolean(), key }),
  z.object({ operator: account, password: z.nullable(z.string()) }),
);

export const operatorApi = {
  signIn,
  whoAmI,
  signOut,
  changeOwnPassword,
  readDesk,
  saveDraft,
  reviewDraft,
  publish,
  schedulePublication,
  cancelSchedule,
  rollBack,
  resetDraft,
  listReleases,
  readRelease,
  listAudit,
  listFaults,
  handleFault,
  heartbeat,
  uploadFile,
  previewSession,
  listOperators,
  addOperator,
  changeOperator,
};
