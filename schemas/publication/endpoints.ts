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

/** Read by the verb, which says in words what is wrong. */
const anyDocument = z.unknown();

/** Everything the editor stands on. `now` is the server's clock. */
export const readDesk = look(
  'read-desk',
  {},
  z.object({
    draft,
    live: release,
    schedules: z.array(schedule),
    presence: z.array(presence),
    now: epochMs,
  }),
);

/** Saves the draft that `version` was read as, also what is unfit to be published; `saved` alone has changed anything. */
export const saveDraft = act(
  'save-draft',
  'home.edit',
  { version, document: anyDocument },
  z.discriminatedUnion('outcome', [saved, stale, faulty]),
);

/** `section`: the key of a section, '' for what is none; `at`: the place in the document of what is no section. */
const warning = z.object({ section: z.string(), text: z.string(), at: z.optional(z.string()) });

/**
 * Errors and warnings of the draft, or of a plan, as it is, and what publishing it would change. `faults` keep it from
 * being published, and a plan from being sent in: what the document's schema refuses, and that learners would see
 * nothing. `at`: when they are to see it; without it now, and of a plan, which may be put live later, from when on
 * everybody sees something. With `left` faults and warnings are those of the live page with all other changes.
 */
export const reviewDraft = look(
  'review-draft',
  { at: z.optional(requestedMoment), left: leftOut, plan: z.optional(rowId) },
  z.object({
    version,
    faults: z.array(fault),
    warnings: z.array(warning),
    changes: z.array(changeChoice),
  }),
  ['planUnknown'],
);

export type DraftReview = z.output<typeof reviewDraft.data>;
export type Warning = DraftReview['warnings'][number];

/** Where colleagues' changes would go, only those who may publish do it. */
export const resetDraft = act(
  'reset-draft',
  'home.edit',
  { version, release: z.nullable(rowId) },
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

/** Makes the draft of `version` what it was after a step, as a version of its own. */
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

/** Whose changes giving the draft up takes away; `earlier`: how many are older than the history. */
export const unpublishedChanges = look(
  'unpublished-changes',
  {},
  z.object({
    version,
    owners: z.array(z.object({ name: author, own: z.boolean(), count: z.int() })),
    earlier: z.int(),
    mayDiscard: z.boolean(),
  }),
);

/** A stamp that is another once any plan has changed, and how many plans wait for a decision. */
const planSigns = { plans: z.string(), waitingPlans: z.int() };

/** Reports that this operator is present, and answers who else is. */
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

/** The media type by which a console asks to be told of changes for as long as it listens. */
export const DESK_STREAM = 'text/event-stream';

/**
 * What an open desk has to know of what others do: the draft's version, the release that is live, and stamps that are
 * others once open schedules, plans or the operators present have changed. Whoever accepts `DESK_STREAM` is sent this data
 * as an event at once and after each change, until the session ends; everybody else is answered once.
 */
export const watchDesk = look(
  'watch-desk',
  {},
  z.object({
    ...{ draft: version, live: rowId, schedules: z.string(), presence: z.string() },
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
  // the limit is generous: a picture that is too large gets a refusal in words, not a bare 413
  bodyLimit: 2 * lengthInBase64(LARGEST_OPERATOR_PICTURE),
  refusals: joinRefusals(
    pickRefusals(publicationRefusals, 'operatorPictureTooLarge'),
    storedPictureRefusals,
  ),
} as const;

/** A picture in base64, at most 5 MB decoded: PNG, JPEG, WebP or GIF. */
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

/** A link to the draft, or a plan, of each moment. `address`: a path of this site, or on learners' own site a whole one. */
export const makePreviewLink = operatorCall(
  'make-preview-link',
  'home.edit',
  z.object({ hours: z.literal(previewHours), plan: z.optional(rowId), key: operationKey }),
  z.object({ address: z.string(), until: epochMs }),
  {
    // the link is told once and stored nowhere
    idempotent: 'answer-once',
    refusals: pickRefusals(publicationRefusals, 'learnerSiteUnknown', 'planUnknown'),
  },
);

export const revokePreviewLinks = act('revoke-preview-links', 'home.edit', {}, emptyObject);

/** Publishes the draft but for `left`; `repeated`: that had been done before, by this request or another one. */
export const publish = act(
  'publish',
  'home.decide',
  { version, note, left: leftOut },
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('published'), release: releaseHead, repeated: z.boolean() }),
    stale,
    faulty,
  ]),
  ['nothingChosen'],
);

/**
 * Schedules what the draft of this version changes of the live page, but for the changes in `left`; it does not
 * follow the draft. With `clearDraft` the draft becomes what is live, with what was left out. `repeated`: this request,
 * or another one for the same changes and times, had been carried out before.
 */
export const schedulePublication = act(
  'schedule-publication',
  'home.decide',
  {
    ...{ version, note, from: epochMs, until: z.nullable(epochMs) },
    clearDraft: z.optional(z.boolean()),
    left: leftOut,
  },
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('scheduled'), schedule, repeated: z.boolean() }),
    stale,
    faulty,
  ]),
  ['scheduleStart', 'scheduleEnd', 'nothingChosen'],
);

/** Open ones, soonest first, and those with a trouble that nobody has seen to; what each changes, in words. */
export const listSchedules = look(
  'list-schedules',
  {},
  z.object({
    items: z.array(
      z.extend(schedule, { overlaps: z.array(overlap), changes: z.array(z.string()) }),
    ),
    now: epochMs,
  }),
);

/** A schedule's changes in words, and `document`: the page as it will be at its start, or is since then. */
export const readSchedule = look(
  'read-schedule',
  { id: rowId },
  z.object({ schedule, changes: z.array(detailedChange), document: draftDocument }),
  ['noSuchSchedule', 'scheduleOver'],
);

/**
 * What publishing the draft, now or at `from`, has to do with schedules, in words. `early`: changes of a schedule
 * to come that would go live now. `taken`: what a running one would give up. `later`: what a schedule to come will
 * change again. `overlaps`: schedules at the same time, only with `from`.
 */
export const reviewSchedules = look(
  'review-schedules',
  { from: z.nullable(epochMs), until: z.nullable(epochMs), left: leftOut },
  z.object({
    early: z.array(z.string()),
    taken: z.array(z.string()),
    later: z.array(z.string()),
    overlaps: z.array(z.string()),
  }),
);

/** Changes times and note, and with `version` the changes; of a schedule that runs, the end and the note. */
export const changeSchedule = act(
  'change-schedule',
  'home.decide',
  {
    ...{ id: rowId, note, from: epochMs, until: z.nullable(epochMs) },
    version: z.nullable(version),
  },
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('changed'), schedule }),
    stale,
    faulty,
  ]),
  ['noSuchSchedule', 'scheduleOver', 'scheduleBegun', 'scheduleStart', 'scheduleEnd'],
);

/** A paused schedule does not begin; one that runs takes its changes back until it goes on. */
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

/** Calls a schedule off. The changes of one that runs stay, and nothing takes them back. */
export const cancelSchedule = act('cancel-schedule', 'home.decide', { id: rowId }, emptyObject, [
  'noSuchSchedule',
  'scheduleOver',
]);

/** Takes up a release's content as a release of its own; the draft stays, and schedules that run are over. */
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

/**
 * What the conditions of the home page ask of one member, by number or phone. Each look stands in the audit,
 * by the member's number; `registeredAt` in ms, `studies` the categories in which they have a course.
 */
export const readMemberFacts = operatorCall(
  'read-member-facts',
  'home.look',
  z.object({ who: words(LONGEST_PHONE) }),
  z.object({
    id: z.string(),
    card: z.boolean(),
    doctor: z.boolean(),
    registeredAt: epochMs,
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
