import type { Endpoint } from '#schemas/wire/define-endpoint.ts';

/** Statements of a call that looks something up, with the one that finds out who calls. */
const LOOKS = 6;

/**
 * Statements of a call that changes something: the same beside whether the request was made before, its
 * claim and its answer.
 */
const CHANGES = LOOKS + 3;

/** Calls that take more; none of these numbers grows with the rows, and none may grow at all. */
const more: Readonly<Record<string, number>> = {
  // what is bought, paid, delivered and given back is locked and booked row by row
  '/v1/order/create': 12,
  '/v1/order/pay': 13,
  '/v1/order/payResult': 19,
  '/v1/order/refund': 30,
  '/v1/order/askInvoice': 10,
  '/v1/vip/redeem': 15,
  // courses on these pages are priced with the member's coupons
  '/v1/product/detail': 7,
  '/v1/news/detail': 7,
  // one applies at a time: agreement, number and pictures are judged before the form is written
  '/v1/onboarding/applyAsPerson': 11,
  '/v1/onboarding/applyAsOrganisation': 11,
  // a workshop's name, page and pictures stand in tables of their own
  '/v1/workshop/saveSettings': 12,
  // banners are compared with those before them, and judged with their pictures and what they lead to
  '/v1/workshop/saveBanners': 18,
  // whoever passes gets a teacher, a workshop, a message and a line in the audit
  '/operator/api/decide-teacher-application': 15,
  // a course is written with its chapters and lessons, each kind at once
  '/operator/api/decide-course-revision': 14,
  // what else the workshop has at that time is looked up under a lock on it
  '/v1/studio/applyForBroadcast': 11,
  // and again with the broadcast that it makes, or whose tickets it counts
  '/operator/api/decide-broadcast-application': 12,
  '/operator/api/revoke-broadcast-application': 10,
  // the draft is kept with its history, and the plan with its timeline
  '/operator/api/merge-plan': 13,
  // what was given is written with what it comes to, its reward and its message
  '/operator/api/mark-attempt': 12,
  '/operator/api/correct-mark': 12,
  // a prize is taken out of its stock, handed over and booked
  '/v1/game/draw': 12,
  // a certificate names who holds it
  '/v1/award/claim': 10,
  // a team is locked with its exam, and hands on its captain
  '/v1/exam/team/leave': 10,
  '/v1/exam/team/remove': 11,
  // tries and room are counted before and after
  '/v1/Member/setAvatar': 11,
  // a password is judged in turn after it was compared, by what was counted until then
  '/operator/api/sign-in': 12,
  '/operator/api/change-own-password': 12,
  '/operator/api/make-codes': 12,
  '/operator/api/begin-second-factor': 9,
  '/operator/api/drop-second-factor': 11,
};

/** The most statements that a call may send, but for the marks of transactions. */
export const mostStatements = ({ path, changes, idempotent }: Endpoint): number =>
  more[path] ?? (changes || idempotent ? CHANGES : LOOKS);

/** What is measured is stored once a second, for all calls of that second; its desk reads sums. */
const isStoring = (text: string): boolean =>
  text.includes('section_measure') && !text.includes('sum(');

/**
 * Whether a statement is one of the call's own: a server counts rates in shares, so most calls count none, and
 * tells of a room's log a moment later, for all calls of that moment.
 */
export const isOwn = ({ text }: { text: string }): boolean =>
  !text.includes('"limit_count"') && !text.startsWith('select pg_notify') && !isStoring(text);

/** Calls that are refused once they have looked up what they judge: each needs a code or a state. */
export const refusedHere: ReadonlySet<string> = new Set([
  '/v1/Login/loginByPassword 42002',
  '/v1/order/refundWithdraw 61028',
  '/v1/Login/loginBySms 41005',
  '/v1/Login/resetPassword 41005',
  '/v1/Member/bindPhone 43002',
  '/v1/Member/register 43002',
  '/v1/Member/revisePhone 41005',
  // the member with most of everything has unpaid orders, and has not asked
  '/v1/cancellation/ask 72002',
  '/v1/cancellation/withdraw 72003',
  // the code of a gift's link is made by the server's secret
  '/v1/gift/offer 67001',
  '/v1/gift/take 67001',
  // and so are those of an invitation into a workshop
  '/v1/workshop/readInvite 53203',
  '/v1/workshop/acceptInvite 53203',
  // so is the seal of a link to the preview
  '/v1/preview/draft 47009',
  // nothing is kept of these files, so none is worked on again
  '/v1/media/retry 58010',
  '/operator/api/retry-media 58010',
  // no webhook is set
  '/operator/api/test-alert 73001',
  '/v1/questionnaire/askCertification 55030',
  '/operator/api/cancel-schedule 47003',
  // no field of these tables names a row of another
  '/operator/api/find-trade-choices 49103',
  // the code is made of a secret that was told once
  '/operator/api/confirm-second-factor 46014',
  '/operator/api/read-draft-step 47022',
  // no operator has put a picture into the library
  '/operator/api/remove-upload 47024',
  '/operator/api/read-schedule 47003',
  '/operator/api/change-schedule 47003',
  '/operator/api/pause-schedule 47003',
  '/operator/api/handle-schedule 47003',
  '/operator/api/read-release 47001',
  '/operator/api/roll-back 47001',
  '/operator/api/sign-in-by-code 46008',
]);

/** Reads of whole tables that cost less than an index would. */
export const acceptedScans: ReadonlySet<string> = new Set([
  // a word beside a state: 20,000 applications are read in a few ms
  'Seq Scan of certification: /operator/api/list-certifications',
  // there are few of these here, of the first members: their join ends where the last of them stands
  ...['list-teacher-applications', 'read-teacher-application', 'export-teacher-applications'].map(
    (call) => `Index Scan of member_pkey: /operator/api/${call}`,
  ),
  ...['list-course-revisions', 'read-course-revision', 'export-course-revisions'].map(
    (call) => `Index Scan of member_pkey: /operator/api/${call}`,
  ),
  ...['read-broadcast-application', 'export-broadcast-applications'].map(
    (call) => `Index Scan of member_pkey: /operator/api/${call}`,
  ),
]);
