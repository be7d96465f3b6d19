import * as z from 'zod/mini';
import { LONGEST_PHONE } from '../login/fields.ts';
import {
  author,
  emptyObject,
  epochMs,
  note,
  operationKey,
  operatorCall,
  pageNumber,
  requestedMoment,
  rowId,
  version,
  words,
} from '../operator/operator-call.ts';
import { lengthInBase64, pictureContent } from '../upload/fields.ts';
import { storedPictureRefusals } from '../upload/refusals.ts';
import { MEMBERS_LOOKED_UP } from '../wire/call-rates.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { draftDocument } from './draft-document.ts';
import {
  act,
  changeChoice,
  detailedChange,
  draft,
  draftStep,
  fault,
  faulty,
  leftOut,
  look,
  overlap,
  presence,
  release,
  releaseHead,
  saved,
  schedule,
  stale,
} from './fields.ts';
import { publicationRefusals } from './refusals.ts';

/** Read by the handler, which answers faults in words. */
const anyDocument = z.unknown();

export const readDesk = look(
  'read-desk',
  {},
  z.object({
    draft,
    live: release,
    schedules: z.array(schedule),
    presence: z.array(presence),
    /** The server's clock. */
    now: epochMs,
  }),
);

/** Saves a draft, also one that cannot be published; only the outcome `saved` has changed anything. */
export const saveDraft = act(
  'save-draft',
  'home.edit',
  { version, document: anyDocument },
  z.discriminatedUnion('outcome', [saved, stale, faulty]),
);

const warning = z.object({
  /** The key of a section; '' for none. */
  section: z.string(),
  text: z.string(),
  /** The path in the document, where it is no section. */
  at: z.optional(z.string()),
});

export const reviewDraft = look(
  'review-draft',
  {
    /** When it is to go live, by default now; for a plan, by default the moment from which everybody sees something. */
    at: z.optional(requestedMoment),
    /** With changes left out, the live page with all other changes is checked. */
    left: leftOut,
    plan: z.optional(rowId),
  },
  z.object({
    version,
    /** What keeps the draft from being published, or the plan from being submitted. */
    faults: z.array(fault),
    warnings: z.array(warning),
    changes: z.array(changeChoice),
  }),
  ['planUnknown'],
);

export type DraftReview = z.output<typeof reviewDraft.data>;
export type Warning = DraftReview['warnings'][number];

/** Discards the draft; where it has changes of colleagues, only those who may publish can do it. */
export const resetDraft = act(
  'reset-draft',
  'home.edit',
  {
    version,
    /** The release that the draft becomes; null: the live one. */
    release: z.nullable(rowId),
  },
  z.discriminatedUnion('outcome', [saved, stale]),
  ['noSuchRelease', 'changesOfOthers'],
);

export const listDraftSteps = look(
  'list-draft-steps',
  { page: pageNumber },
  z.object({ items: z.array(draftStep), pages: z.int() }),
);

export const readDraftStep = look(
  'read-draft-step',
  { id: rowId },
  z.object({ step: draftStep, before: draftDocument, document: draftDocument }),
  ['noSuchDraftStep'],
);

export const restoreDraftStep = act(
  'restore-draft-step',
  'home.edit',
  { id: rowId, version },
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('saved'), version, document: draftDocument }),
    stale,
  ]),
  ['noSuchDraftStep'],
);

export const unpublishedChanges = look(
  'unpublished-changes',
  {},
  z.object({
    version,
    owners: z.array(z.object({ name: author, own: z.boolean(), count: z.int() })),
    /** How many changes are older than the history. */
    earlier: z.int(),
    mayDiscard: z.boolean(),
  }),
);

const planSigns = {
  /** Differs once any plan has changed. */
  plans: z.string(),
  waitingPlans: z.int(),
};

export const heartbeat = operatorCall(
  'heartbeat',
  'home.look',
  z.object({ editing: words(60) }),
  z.object({
    ...{ presence: z.array(presence), draftVersion: version, liveRelease: rowId },
    ...planSigns,
  }),
  { changes: true },
);

export const DESK_STREAM = 'text/event-stream';

/**
 * What an open desk has to know about others' work. With `Accept: text/event-stream` it is sent as an event
 * at once and after each change, until the session ends.
 */
export const watchDesk = look(
  'watch-desk',
  {},
  z.object({
    ...{
      draft: version,
      live: rowId,
      /** Differs once open schedules have changed. */
      schedules: z.string(),
      /** Differs once the operators present have changed. */
      presence: z.string(),
    },
    ...planSigns,
  }),
);

export const LARGEST_OPERATOR_PICTURE = 5 * 1024 * 1024;

const operatorPicture = pictureContent(
  z.string(),
  LARGEST_OPERATOR_PICTURE,
  publicationRefusals.operatorPictureTooLarge,
);

const picturePayload = z.object({ content: operatorPicture, key: operationKey });
const pictureAnswer = z.object({ address: z.string() });

const pictureCall = {
  idempotent: true,
  // a picture that is too large gets a refusal in words, not a bare 413
  bodyLimit: 2 * lengthInBase64(LARGEST_OPERATOR_PICTURE),
  refusals: joinRefusals(
    pickRefusals(publicationRefusals, 'operatorPictureTooLarge'),
    storedPictureRefusals,
  ),
} as const;

/** PNG, JPEG, WebP or GIF in base64. */
export const uploadFile = operatorCall(
  'upload',
  'home.edit',
  picturePayload,
  pictureAnswer,
  pictureCall,
);

export const uploadContentPicture = operatorCall(
  'upload-content-picture',
  'content.edit',
  picturePayload,
  pictureAnswer,
  pictureCall,
);

export const previewSession = operatorCall(
  'preview-session',
  'home.look',
  emptyObject,
  z.object({ token: z.string(), until: epochMs }),
  { changes: true, refusals: pickRefusals(publicationRefusals, 'noPreviewMember') },
);

export const previewHours = [1, 24, 168] as const;
export type PreviewHours = (typeof previewHours)[number];

export const makePreviewLink = operatorCall(
  'make-preview-link',
  'home.edit',
  z.object({ hours: z.literal(previewHours), plan: z.optional(rowId), key: operationKey }),
  z.object({
    /** A path of this site, or a whole address where learners have a site of their own. */
    address: z.string(),
    until: epochMs,
  }),
  {
    // the link is stored nowhere
    idempotent: 'answer-once',
    refusals: pickRefusals(publicationRefusals, 'learnerSiteUnknown', 'planUnknown'),
  },
);

export const revokePreviewLinks = act('revoke-preview-links', 'home.edit', {}, emptyObject);

export const publish = act(
  'publish',
  'home.decide',
  { version, note, left: leftOut },
  z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('published'),
      release: releaseHead,
      /** The same changes were published before, by this request or another. */
      repeated: z.boolean(),
    }),
    stale,
    faulty,
  ]),
  ['nothingChosen'],
);

/**
 * Schedules the changes of this version of the draft without those in `left`; later edits of the draft do not
 * affect it.
 */
export const schedulePublication = act(
  'schedule-publication',
  'home.decide',
  {
    ...{ version, note, from: epochMs, until: z.nullable(epochMs) },
    /** Resets the draft to the live page with the changes in `left`. */
    clearDraft: z.optional(z.boolean()),
    left: leftOut,
  },
  z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('scheduled'),
      schedule,
      /** The same changes were scheduled before, by this request or another with the same times. */
      repeated: z.boolean(),
    }),
    stale,
    faulty,
  ]),
  ['scheduleStart', 'scheduleEnd', 'nothingChosen'],
);

/** Open schedules, soonest first, and those with trouble that nobody has handled. */
export const listSchedules = look(
  'list-schedules',
  {},
  z.object({
    items: z.array(
      z.extend(schedule, {
        overlaps: z.array(overlap),
        /** In words. */
        changes: z.array(z.string()),
      }),
    ),
    now: epochMs,
  }),
);

export const readSchedule = look(
  'read-schedule',
  { id: rowId },
  z.object({
    schedule,
    changes: z.array(detailedChange),
    /** The page as of its start. */
    document: draftDocument,
  }),
  ['noSuchSchedule', 'scheduleOver'],
);

/** How publishing the draft, now or at `from`, affects schedules, in words. */
export const reviewSchedules = look(
  'review-schedules',
  { from: z.nullable(epochMs), until: z.nullable(epochMs), left: leftOut },
  z.object({
    /** Changes of a waiting schedule that would go live now. */
    early: z.array(z.string()),
    /** Changes that a running schedule would lose. */
    taken: z.array(z.string()),
    /** Changes that a waiting schedule will overwrite. */
    later: z.array(z.string()),
    /** Schedules at the same time; only with `from`. */
    overlaps: z.array(z.string()),
  }),
);

export const changeSchedule = act(
  'change-schedule',
  'home.decide',
  {
    ...{ id: rowId, note, from: epochMs, until: z.nullable(epochMs) },
    /** The version of the draft whose changes it takes over; null leaves them. */
    version: z.nullable(version),
  },
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('changed'), schedule }),
    stale,
    faulty,
  ]),
  ['noSuchSchedule', 'scheduleOver', 'scheduleBegun', 'scheduleStart', 'scheduleEnd'],
);

/** A paused schedule does not begin; pausing a running one takes its changes back until it resumes. */
export const pauseSchedule = act(
  'pause-schedule',
  'home.decide',
  { id: rowId, paused: z.boolean() },
  emptyObject,
  ['noSuchSchedule', 'scheduleOver', 'scheduleMisfit'],
);

export const handleSchedule = act('handle-schedule', 'home.decide', { id: rowId }, emptyObject, [
  'noSuchSchedule',
]);

/** Cancels a schedule; the changes of a running one stay for good. */
export const cancelSchedule = act('cancel-schedule', 'home.decide', { id: rowId }, emptyObject, [
  'noSuchSchedule',
  'scheduleOver',
]);

/** Makes an old release the live one as a new release; running schedules end, the draft stays. */
export const rollBack = act(
  'roll-back',
  'home.decide',
  { release: rowId, note },
  z.object({ release: releaseHead }),
  ['noSuchRelease', 'releaseInvalid'],
);

export const listReleases = look(
  'list-releases',
  { page: pageNumber },
  z.object({ items: z.array(releaseHead), pages: z.int() }),
);

export const readRelease = look('read-release', { id: rowId }, release, ['noSuchRelease']);

/** Facts about a member that conditions of the home page use. The audit records each call. */
export const readMemberFacts = operatorCall(
  'read-member-facts',
  'home.look',
  z.object({
    /** A member's id or phone. */
    who: words(LONGEST_PHONE),
  }),
  z.object({
    id: z.string(),
    card: z.boolean(),
    doctor: z.boolean(),
    registeredAt: epochMs,
    /** Ids of the categories in which they have a course. */
    studies: z.array(z.string()),
  }),
  {
    rate: MEMBERS_LOOKED_UP,
    refusals: pickRefusals(publicationRefusals, 'memberUnknown', 'membersElsewhere'),
  },
);

export const publicationApi = {
  readDesk,
  saveDraft,
  reviewDraft,
  publish,
  schedulePublication,
  listSchedules,
  readSchedule,
  reviewSchedules,
  changeSchedule,
  pauseSchedule,
  handleSchedule,
  cancelSchedule,
  rollBack,
  resetDraft,
  listDraftSteps,
  readDraftStep,
  restoreDraftStep,
  unpublishedChanges,
  listReleases,
  readRelease,
  heartbeat,
  watchDesk,
  uploadFile,
  uploadContentPicture,
  previewSession,
  makePreviewLink,
  revokePreviewLinks,
  readMemberFacts,
};
