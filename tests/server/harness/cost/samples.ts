import { BASE, HEAVY_MEMBER } from '../../../../bench/seed/scale.ts';
import { seriesAddress } from '../../../../schemas/course/addresses.ts';
import { newsAddress } from '../../../../schemas/news/addresses.ts';
import { hashOf } from '../../../../server/platform/auth/session.ts';
import { DAY, HOUR } from '../../../../server/platform/time/durations.ts';
import { FRESH_CODE, type knownRows } from './known-rows.ts';

export type Rows = Awaited<ReturnType<typeof knownRows>>;
export type Payload = Record<string, unknown>;

/** Files of new rows; they name none that is there. */
const SHEET = '主题,问题,答案\r\n学习,怎样学习？,打开课程。';
const PLANS = '名称,价格（元）,有效天数\r\n年卡,99.00,365';

/** A deep page: the last that a list of thousands has. */
const DEEP = 100;
const FIRST = String(BASE + 1);
const recording = Buffer.from('#!AMR\n||||').toString('base64');
const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex')], 64).toString('base64');
const phone = '18811112222';
export const wish = { kind: 'course', group_id: '', quantity: 1, coupon_id: '', use_points: false };
const certified = { name: '林晓', hospital: '市一', department: '心内', jobTitle: '主治' };
const printed = { title_kind: 'person', title: '林晓', tax_no: '', email: 'lin@example.com' };
const address = { receiver: '林静', phone: '13812345678', detail: '科技园 1 号楼', tag: '家' };
const place = { province: '广东省', city: '深圳市', county: '南山区' };

const fault = {
  ...{ fault: 'call-failed', section: 'a', endpoint: '/v1/product/list', path: 'data' },
  ...{ expected: 'text', came: '1', shown: 'hidden' },
};

const seen = { section: '轮播图', position: 1, kind: 'exposure', count: 1 };

const lists: Record<string, Payload> = {
  '/v1/order/list': { tab: 'all', keyword: '', page: 2 },
  '/v1/coupon/mine': { tab: 'unused' },
  '/v1/product/mine': { tab: 'all', page: 2 },
  '/v1/product/collected': { tab: 'course' },
  '/v1/product/reviews': { id: FIRST, page: DEEP },
  '/v1/questionnaire/ranking': { id: FIRST, page: DEEP },
  '/v1/message/list': { group: 'all', unread: false, page: 2 },
  '/v1/activity/list': { tab: 'all' },
  '/v1/activity/mine': { tab: 'all' },
  '/v1/ticket/list': { tab: 'all' },
  '/v1/exam/list': { tab: 'done' },
  '/v1/exam/wrong': { tab: 'open', exam: '', page: 2 },
  '/v1/live/list': { status: 3 },
  '/v1/questionnaire/list': { tab: 'open' },
  '/v1/points/ledger': { direction: 'all', month: '' },
  '/v1/wallet/ledger': { direction: 'all', month: '', page: 2 },
  '/v1/wallet/spending': { month: '', kind: 'all' },
  '/v1/wallet/spendingTotals': { month: '', kind: 'all' },
};

const teams = { id: String(BASE + 2) };

const things: Record<string, Payload> = {
  '/v1/team/detail': teams,
  '/v1/team/groups': teams,
  '/v1/flash/detail': { id: FIRST },
  '/v1/gift/offer': { code: '1-none' },
  '/v1/gift/take': { code: '1-none' },
  '/v1/preview/draft': { token: 'a.0.none' },
  '/v1/help/getLinkSummary': { kind: 'product', id: FIRST },
  '/v1/coupon/detail': { id: FIRST },
  '/v1/coupon/usable': { id: String(BASE + 3) },
  '/v1/coupon/claim': { id: FIRST },
  '/v1/live/detail': { id: FIRST },
  '/v1/live/enter': { id: FIRST },
  '/v1/live/messages': { id: FIRST, since: 0, before: 0 },
  '/v1/live/say': { id: FIRST, body: '你好' },
  '/v1/live/settings': { id: FIRST, mute_all: false, slow_seconds: 0 },
  '/v1/live/password': { id: FIRST, password: 'study2026' },
  '/v1/questionnaire/intro': { id: FIRST },
  '/v1/questionnaire/result': { id: FIRST, attempt: '' },
  '/v1/questionnaire/start': { id: String(BASE + 50) },
  '/v1/teacher/detail': { id: FIRST },
  '/v1/feedback/list': { page: 2 },
  '/v9/Member/findHospitals': { keyword: '协和' },
  '/v1/teacher/list': { department: '', keyword: '心' },
  '/v1/teacher/products': { id: FIRST },
  '/v1/teacher/lives': { id: FIRST },
  '/v1/relation/set': { kind: 'like', target: 'product', id: FIRST, on: true },
  '/v1/product/notices': { id: FIRST },
  '/v1/product/getGraphicAuth': { id: FIRST },
  '/v1/help/getLegalText': { type: 'privacy', version: 0 },
  '/v1/category/info': { id: '1' },
  '/v4/index/getTwoList': { type_id: '1' },
  '/v1/index/layout': { variant: 'variant1' },
  '/v4/index/getVideoList': { type_id: '1' },
  '/v4/index/getIndexList': { type: 2 },
  '/v1/search/product': { keyword: '课程', sort: 'best', kind: 'course' },
  '/v1/search/live': { keyword: '直播', sort: 'best' },
  '/v1/search/news': { keyword: '心', sort: 'best' },
  '/v1/search/all': { keyword: '课程' },
  '/v1/search/suggest': { keyword: '课' },
  '/v2/wxcode/index': { data: 'https://a.example/' },
  '/v1/diagnostics/report': { page: '/drawIndex', entries: [fault] },
  '/v1/measure/report': { home: 'ordered', entries: [seen] },
  '/v1/product/list': { keyword: '课程', sort: 'best', page: 1 },
};

const named = (rows: Rows): Record<string, Payload> => ({
  '/v1/team/group': { id: rows.group },
  '/v1/ticket/detail': { id: rows.admission },
  '/v1/address/detail': { id: rows.addressed },
  '/v1/address/remove': { id: rows.addressed },
  '/v1/address/setDefault': { id: rows.otherAddress },
  '/v1/note/list': { product: rows.bought, lesson: '', page: 2 },
  '/v1/note/save': {
    id: '',
    product: rows.bought,
    lesson: rows.lesson,
    position: 9000,
    text: '记下',
  },
  '/v1/note/remove': { id: rows.note },
  '/v1/question/list': { product: rows.bought, lesson: rows.lesson, order: 'answered', page: 2 },
  '/v1/question/ask': {
    ...{ product: rows.bought, lesson: rows.lesson, text: '先看哪里？', anonymous: 1 },
  },
  '/v1/question/detail': { id: rows.question },
  '/v1/question/answers': { id: rows.question, page: 2 },
  '/v1/question/answer': { id: rows.question, text: '节律' },
  '/v1/question/seen': { id: rows.ownQuestion },
  '/v1/question/remove': { kind: 'answer', id: rows.answer },
  '/v1/question/report': { kind: 'answer', id: rows.othersAnswer },
  '/v1/product/detail': { id: rows.bought },
  '/v1/product/lesson': { id: rows.bought, lesson: '' },
  '/v1/product/progress': {
    id: rows.bought,
    lesson: rows.lesson,
    position: 9000,
    speed: 100,
    played: 8000,
  },
  '/v1/product/review': { id: rows.bought, score: 4, text: '好' },
  '/v1/product/startGraphicStudy': { id: rows.text, lesson: '' },
  '/v1/product/finishGraphicStudy': { id: rows.text, lesson: rows.read },
  '/v1/live/mute': { id: FIRST, member_id: rows.listener, minutes: 10 },
  '/v1/live/recall': { id: FIRST, entry_id: Number(rows.entry) },
  '/v1/message/detail': { id: rows.message },
  '/v1/message/read': { id: rows.unread },
  '/v1/message/remove': { id: rows.message },
  '/v1/message/readAll': { group: 'all' },
  '/v1/news/detail': { id: rows.news },
  '/v1/order/preview': { ...wish, id: rows.unbought, coupon_id: 'best' },
  '/v1/order/create': { ...wish, id: rows.unbought, pay: '49.00', remark: '', agreement: 1 },
  '/v1/order/detail': { id: rows.fresh },
  '/v1/order/offers': { id: rows.unbought },
  '/v1/order/byNo': { order_no: rows.freshNo },
  '/v1/order/cancel': { id: rows.unpaid },
  '/v1/order/delete': { id: rows.cancelled },
  '/v1/order/pay': { id: rows.second, method: 'wechat' },
  '/v1/order/simulateSheet': { pay_no: `${rows.secondNo}01`, outcome: 'ok' },
  '/v1/order/payResult': { id: rows.second },
  '/v1/order/refundTerms': { id: rows.fresh },
  '/v1/order/refundWithdraw': { id: rows.fresh },
  '/v1/order/refund': { id: rows.fresh, reason: '其他原因', explain: '', pictures: [] },
  '/v1/order/invoice': { id: rows.fresh },
  '/v1/order/askInvoice': { id: rows.fresh, ...printed },
  '/v1/support/thread': { order_id: rows.fresh, before: 0 },
  '/v1/support/ask': { text: '放不出来', pictures: [rows.picture], order_id: rows.fresh },
  '/v1/feedback/send': { kind: 'fault', text: '放不出来', contact: '', pictures: [rows.picture] },
  '/v1/cancellation/ask': { confirmation: '注销账号' },
  '/v1/gift/detail': { id: rows.given },
  '/v1/questionnaire/save': { attempt: rows.draft, version: 0, answers: [] },
  '/v1/questionnaire/submit': {
    attempt: rows.draft,
    version: 0,
    answers: rows.asked.map((question) => ({ question, values: ['a'] })),
  },
  '/v1/exam/intro': { id: rows.exam },
  '/v1/exam/start': { id: rows.examNew },
  '/v1/exam/save': { attempt: rows.examDraft, version: 0, answers: [] },
  '/v1/exam/submit': {
    attempt: rows.examDraft,
    version: 0,
    answers: rows.examAsked.map((question) => ({ question, values: ['b'] })),
  },
  '/v1/exam/leave': { attempt: rows.examDraft, away: true },
  '/v1/exam/result': { id: rows.exam, attempt: '' },
  '/v1/exam/rank': { id: rows.exam, span: 'week', page: 2 },
  '/v1/exam/wrong_remove': { question: rows.wrong },
  '/v1/exam/wrong_practice': { answer: { question: rows.practised, values: ['b'] } },
  '/v1/questionnaire/askCertification': { ...certified, pictures: [rows.picture] },
  '/v1/upload/renewPicture': { address: rows.picture },
  '/v1/wallet/spendingDetail': { id: rows.spent },
  '/v1/vip/redeem': { code: FRESH_CODE },
});

const account: Record<string, Payload> = {
  '/v1/address/save': { ...address, ...place, id: '', isDefault: true },
  '/v9/Member/setForm': {
    ...{ name: '林晓', sex: 2, hospital: '市一', department: '心内科', jobTitle: '主治医师' },
    ...{ province: '浙江省', city: '杭州市', idCard: '', answers: [] },
  },
  '/v9/Member/is_setform': { type: 1 },
  '/v1/upload/uploadPicture': { content: picture },
  '/v1/upload/uploadMedia': { media_id: 'simulated' },
  '/v1/upload/uploadRecording': { content: recording },
  '/v1/upload/uploadVoice': { media_id: 'simulated' },
  '/v1/Member/setAvatar': { content: picture },
  '/v1/Member/setNickname': { nickname: '林晓' },
  '/v1/Login/sendSmsCode': { phone, purpose: 'login' },
  '/v1/Login/loginBySms': { phone, code: '123456', member_id: '' },
  '/v1/Login/loginByPassword': { phone, password: 'learn2026' },
  '/v1/Login/resetPassword': { phone, code: '123456', password: 'learn2026' },
  '/v1/Member/register': {
    ...{ phone, code: '123456', password: '', member_id: '', inviteCode: '' },
  },
  '/v1/Member/bindPhone': { phone, code: '123456' },
  '/v1/Member/revisePhone': { currentCode: '123456', phone, code: '654321' },
  '/v1/Member/changePassword': { oldPassword: '', password: 'learn2026' },
  '/v1/wxlogin/Info': { code: 'sim-o_cost.1', member_id: '' },
};

const desk = (rows: Rows, now: number): Record<string, Payload> => ({
  '/operator/api/list-certifications': { state: 'all', word: '', page: DEEP },
  '/operator/api/read-certification': { member: Number(rows.waiting) },
  '/operator/api/decide-certification': {
    ...{ member: Number(rows.waiting), version: 1, decision: 'pass', reason: '' },
  },
  '/operator/api/list-refunds': { state: 'all', word: '', page: DEEP },
  '/operator/api/read-refund': { refund: Number(rows.refund) },
  '/operator/api/list-members': { tab: 'all', word: '', page: DEEP },
  '/operator/api/read-member': { member: HEAVY_MEMBER },
  '/operator/api/find-courses-to-give': { word: '课程' },
  '/operator/api/give-member-card': {
    ...{ member: Number(rows.plain), days: 31, until: null, reason: '补偿' },
  },
  '/operator/api/give-member-access': {
    ...{ member: Number(rows.plain), course: Number(rows.text), days: 31, reason: '补偿' },
  },
  '/operator/api/take-member-access': {
    ...{ member: Number(rows.plain), course: Number(rows.text), reason: '收回' },
  },
  '/operator/api/set-member-disabled': {
    ...{ member: Number(rows.listener), disabled: true, reason: '转卖账号' },
  },
  '/operator/api/list-orders': { state: 'all', word: '', page: DEEP },
  '/operator/api/read-order': { order: Number(rows.fresh) },
  '/operator/api/export-orders': { state: 'done', word: '' },
  '/operator/api/read-questionnaire-results': { id: BASE + 1 },
  '/operator/api/list-written-answers': { question: Number(rows.written), page: DEEP },
  '/operator/api/list-answer-pictures': { question: Number(rows.pictured), page: DEEP },
  '/operator/api/export-questionnaire-answers': { id: BASE + 1, before: null },
  '/operator/api/list-content-rows': {
    ...{ table: 'product', word: '课程', filters: [{ name: 'published', text: '1' }] },
    ...{ sort: '-priceFen', page: 1 },
  },
  '/operator/api/read-content-row': { table: 'product', id: Number(rows.bought) },
  '/operator/api/find-content-choices': {
    table: 'product',
    field: 'categoryId',
    word: '',
    under: null,
  },
  '/operator/api/save-content-row': {
    ...{ table: 'help_question', id: null, stamp: '' },
    values: [
      { name: 'topic', text: '学习' },
      { name: 'question', text: '怎样学习？' },
      { name: 'answer', text: '打开课程。' },
    ],
  },
  '/operator/api/change-content-rows': {
    ...{ table: 'product', action: 'unshelve', ids: [Number(rows.text), Number(rows.bought)] },
  },
  '/operator/api/export-content-rows': { table: 'product', word: '', filters: [], before: null },
  '/operator/api/check-content-sheet': { table: 'help_question', sheet: SHEET },
  '/operator/api/import-content-sheet': {
    ...{ table: 'help_question', sheet: SHEET, stamp: hashOf('') },
  },
  '/operator/api/list-trade-rows': { table: 'coupon', word: '', filters: [], sort: '', page: 1 },
  '/operator/api/read-trade-row': { table: 'coupon', id: Number(rows.soldCoupon) },
  '/operator/api/find-trade-choices': { table: 'coupon', field: 'title', word: '', under: null },
  '/operator/api/save-trade-row': {
    ...{ table: 'vip_plan', id: null, stamp: '' },
    values: [
      { name: 'title', text: '年卡' },
      { name: 'priceFen', text: '99.00' },
      { name: 'days', text: '365' },
    ],
  },
  '/operator/api/change-trade-rows': {
    ...{ table: 'coupon', action: 'unshelve', ids: [Number(rows.soldCoupon)] },
  },
  '/operator/api/export-trade-rows': { table: 'coupon', word: '', filters: [], before: null },
  '/operator/api/check-trade-sheet': { table: 'vip_plan', sheet: PLANS },
  '/operator/api/import-trade-sheet': { table: 'vip_plan', sheet: PLANS, stamp: hashOf('') },
  '/operator/api/list-synonyms': { word: '心', page: 1 },
  '/operator/api/save-synonyms': { id: null, words: ['心梗', '心肌梗死'] },
  '/operator/api/remove-synonyms': { id: 1 },
  '/operator/api/check-in': {
    ...{ target: 'activity', id: Number(rows.meeting), code: rows.admitted },
  },
  '/operator/api/list-invoices': { state: 'all', word: '2026', page: 1 },
  '/operator/api/read-invoice': { invoice: Number(rows.invoice) },
  '/operator/api/finish-invoice': {
    ...{ invoice: Number(rows.invoice), version: 1, done: 'issue', number: '1', url: '' },
    failure: '',
  },
  '/operator/api/list-feedback': { state: 'all', word: '', page: 1 },
  '/operator/api/read-feedback': { id: Number(rows.feedback) },
  '/operator/api/answer-feedback': { id: Number(rows.feedback), text: '已经修好' },
  '/operator/api/list-support': { state: 'all', word: '', page: 1 },
  '/operator/api/read-support': { member: Number(rows.asker), before: 0 },
  '/operator/api/answer-support': { member: Number(rows.asker), text: '请看这里' },
  '/operator/api/close-support': { member: Number(rows.asker) },
  '/operator/api/list-questions': { state: 'all', word: '', page: 1 },
  '/operator/api/read-question': { question: Number(rows.question) },
  '/operator/api/answer-question': { question: Number(rows.question), text: '节律' },
  '/operator/api/hide-question': {
    ...{ kind: 'answer', id: Number(rows.othersAnswer), hidden: true },
  },
  '/operator/api/count-marking': {},
  '/operator/api/list-marking': { state: 'marked', exam: null, page: 5 },
  '/operator/api/read-marking': { attempt: Number(rows.waitingAttempt) },
  '/operator/api/mark-attempt': {
    attempt: Number(rows.waitingAttempt),
    marks: [{ question: Number(rows.essay), points: 10, remark: '思路清楚' }],
  },
  '/operator/api/correct-mark': {
    ...{ attempt: Number(rows.markedAttempt), question: Number(rows.essay), points: 10 },
    ...{ remark: '', seen: { points: 5, remark: '' }, reason: '漏看了一行' },
  },
  '/operator/api/measures': { from: '2026-11-01', until: '2026-11-30', home: '' },
  '/operator/api/home-numbers': {},
  '/operator/api/read-alerts': {},
  '/operator/api/test-alert': {},
  '/operator/api/list-faults': { hours: 24, handled: false },
  '/operator/api/handle-fault': { section: 'a', fault: 'b', endpoint: 'c', path: 'd' },
  '/operator/api/list-audit': { page: DEEP },
  '/operator/api/export-audit': {},
  '/operator/api/begin-second-factor': { password: 'operate2027' },
  '/operator/api/confirm-second-factor': { second: '000000' },
  '/operator/api/drop-second-factor': { password: 'operate2027', second: '000000' },
  '/operator/api/reset-second-factor': { id: Number(rows.firstOperator) },
  '/operator/api/sign-in': { name: 'admin', password: 'operate2026' },
  '/operator/api/change-own-password': { old: 'operate2026', password: 'operate2027' },
  '/operator/api/make-codes': { password: 'operate2026' },
  '/operator/api/sign-in-by-code': { name: 'admin', code: 'none' },
  '/operator/api/add-operator': { name: 'another', role: 'view' },
  '/operator/api/change-operator': {
    id: Number(rows.operator),
    role: 'publish',
    active: true,
    resetPassword: false,
  },
  '/operator/api/save-role': {
    ...{ id: null, name: '资料员', secondFactor: false },
    rights: {
      ...{ home: 'look', content: 'edit', trade: 'none', certifications: 'none' },
      ...{ members: 'none', refunds: 'none', support: 'none' },
      ...{ statistics: 'look', accounts: 'none' },
    },
  },
  '/operator/api/end-own-sessions': { id: 'none' },
  '/operator/api/end-operator-sessions': { id: Number(rows.firstOperator) },
  '/operator/api/remove-role': { id: 1 },
  '/operator/api/demand-second-factor': { all: false },
  '/operator/api/save-draft': { version: 1, document: {} },
  '/operator/api/reset-draft': { version: 0, release: null },
  '/operator/api/list-draft-steps': { page: 1 },
  '/operator/api/read-draft-step': { id: 1 },
  '/operator/api/restore-draft-step': { id: 1, version: 0 },
  '/operator/api/make-preview-link': { hours: 24 },
  '/operator/api/read-member-facts': { who: String(HEAVY_MEMBER) },
  '/operator/api/heartbeat': { editing: '' },
  '/operator/api/watch-desk': {},
  '/operator/api/upload': { content: picture },
  '/operator/api/find-things': { kind: 'course', word: '课程', page: 1 },
  '/operator/api/name-links': { links: [seriesAddress({ id: FIRST }), newsAddress({ id: FIRST })] },
  '/operator/api/list-uploads': { page: 1 },
  '/operator/api/remove-upload': { address: '/uploads/none.png' },
  '/operator/api/read-comments': { section: '资讯列表' },
  '/operator/api/add-comment': { section: '资讯列表', text: '换个标题' },
  '/operator/api/reply-to-comment': { id: Number(rows.comment), text: '好' },
  '/operator/api/change-comment': { id: Number(rows.comment), text: '换个短标题' },
  '/operator/api/resolve-comment': { id: Number(rows.comment), resolved: true },
  '/operator/api/list-plans': { state: null, page: 1 },
  '/operator/api/read-plan': { id: Number(rows.waitingPlan) },
  '/operator/api/add-plan': { name: '双十一', note: '', from: 'live' },
  '/operator/api/save-plan': { id: Number(rows.editedPlan), version: 0, document: {} },
  '/operator/api/rename-plan': { id: Number(rows.editedPlan), name: '双十二', note: '' },
  '/operator/api/send-plan': { id: Number(rows.editedPlan), version: 1, words: '' },
  '/operator/api/withdraw-plan': { id: Number(rows.withdrawnPlan) },
  '/operator/api/approve-plan': {
    ...{ id: Number(rows.waitingPlan), version: 1, words: '', alone: false },
  },
  '/operator/api/return-plan': { id: Number(rows.returnedPlan), words: '再改改' },
  '/operator/api/catch-up-plan': {
    ...{ id: Number(rows.otherPlan), version: 1, onto: null, chosen: [] },
  },
  '/operator/api/merge-plan': {
    ...{ id: Number(rows.approvedPlan), version: 1, onto: null, chosen: [] },
  },
  '/operator/api/abandon-plan': { id: Number(rows.otherPlan) },
  '/operator/api/publish': { version: 0, note: '' },
  '/operator/api/schedule-publication': {
    ...{ version: 0, note: '', from: now + HOUR, until: now + DAY },
  },
  '/operator/api/cancel-schedule': { id: 1 },
  '/operator/api/list-schedules': {},
  '/operator/api/read-schedule': { id: 1 },
  '/operator/api/review-schedules': { from: now + HOUR, until: now + DAY },
  '/operator/api/change-schedule': {
    ...{ id: 1, note: '', from: now + HOUR, until: now + DAY, version: 0 },
  },
  '/operator/api/pause-schedule': { id: 1, paused: true },
  '/operator/api/handle-schedule': { id: 1 },
  '/operator/api/roll-back': { release: 1, note: '' },
  '/operator/api/list-releases': { page: 1 },
  '/operator/api/read-release': { id: 1 },
});

/** What calls send that need more than a page; the payload's own defaults do the rest. */
export const samplesFor = (rows: Rows, now: number): Record<string, Payload> => ({
  ...lists,
  ...things,
  ...named(rows),
  ...account,
  ...desk(rows, now),
});
