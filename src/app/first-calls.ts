import {
  activityListAddress,
  allTeamsAddress,
  flashAddress,
  offlineTeamAddress,
  onlineTeamAddress,
  ownActivitiesAddress,
  teamAddress,
  teamListAddress,
} from '#schemas/activity/addresses.ts';
import {
  activityList,
  flashDetail,
  myActivities,
  teamDetail,
} from '#schemas/activity/endpoints.ts';
import { addressBookAddress, addressEditAddress } from '#schemas/address/addresses.ts';
import { addressDetail, addressList } from '#schemas/address/endpoints.ts';
import {
  claimAddress,
  claimFailedAddress,
  claimsAddress,
  columnAwardAddress,
  creditsAddress,
  liveAwardAddress,
  liveClaimAddress,
  liveClaimFailedAddress,
  matterClaimAddress,
  overdueAddress,
  personAddress,
  personClaimAddress,
  personClaimFailedAddress,
  verifyAddress,
} from '#schemas/award/addresses.ts';
import {
  awardPerson,
  awardState,
  myClaims,
  myCredits,
  thingAwards,
  verifyCertificate,
} from '#schemas/award/endpoints.ts';
import { cancellationAddress } from '#schemas/cancellation/addresses.ts';
import { cancellation } from '#schemas/cancellation/endpoints.ts';
import { caseAddress, caseJudgeAddress } from '#schemas/case/addresses.ts';
import { caseDetail, caseJudging } from '#schemas/case/endpoints.ts';
import {
  categoriesAddress,
  categoryChoiceAddress,
  categoryCoursesAddress,
  classifiedCoursesAddress,
  columnListAddress,
  featuredAddress,
  feedAddress,
  freeAddress,
  typeCoursesAddress,
} from '#schemas/category/addresses.ts';
import { categoryInfo, categoryTrees, feed, productList } from '#schemas/category/endpoints.ts';
import { certificationAddress } from '#schemas/certification/addresses.ts';
import { certification } from '#schemas/certification/endpoints.ts';
import { firstCategories } from '#schemas/classic/endpoints.ts';
import {
  claimPrizeAddress,
  drawResultAddress,
  gameAddress,
  gameGateAddress,
  gameRankAddress,
  gameRunAddress,
  ownPrizesAddress,
} from '#schemas/contest/addresses.ts';
import {
  gameDetail,
  gameRank,
  ownGamePrizes,
  readGameDraw,
  readGameRun,
} from '#schemas/contest/endpoints.ts';
import {
  couponAddress,
  couponCenterAddress,
  couponSaleAddress,
  ownCouponsAddress,
} from '#schemas/coupon/addresses.ts';
import {
  couponCenter,
  couponDetail,
  couponTotals,
  couponUsable,
  myCoupons,
} from '#schemas/coupon/endpoints.ts';
import {
  chapterAddress,
  collectedAddress,
  columnAddress,
  columnLessonAddress,
  courseStudyAddress,
  graphicSaleAddress,
  graphicStudyAddress,
  noticesAddress,
  ownCoursesAddress,
  reviewsAddress,
  seriesAddress,
  textAddress,
  viewedAddress,
} from '#schemas/course/addresses.ts';
import { productDetail, productLesson } from '#schemas/course/endpoints.ts';
import {
  collectedList,
  myProducts,
  productNotices,
  studyWeek,
  viewedList,
} from '#schemas/course/list-endpoints.ts';
import { productReviews } from '#schemas/course/review-endpoints.ts';
import type { Payload, ReadEndpoint } from '#schemas/define-endpoint.ts';
import {
  examIntroAddress,
  examPaperAddress,
  examRankAddress,
  examResultAddress,
  examSubmitAddress,
  examTeamAddress,
  myExamsAddress,
  teamShareAddress,
  themedExamAddress,
  wrongAnswersAddress,
} from '#schemas/exam/addresses.ts';
import { examIntro, examRank, examResult, myExams, wrongAnswers } from '#schemas/exam/endpoints.ts';
import { examTeamDetail, teamShare } from '#schemas/exam/team-endpoints.ts';
import { ownFeedbackAddress } from '#schemas/feedback/addresses.ts';
import { feedbackList } from '#schemas/feedback/endpoints.ts';
import { giftAddress } from '#schemas/gift/addresses.ts';
import { readGift } from '#schemas/gift/endpoints.ts';
import { helpAddress } from '#schemas/help/addresses.ts';
import { helpTopics } from '#schemas/help/endpoints.ts';
import { columnProducts, featuredList, moduleStart } from '#schemas/home/endpoints.ts';
import { invoiceAddress } from '#schemas/invoice/addresses.ts';
import { orderInvoice } from '#schemas/invoice/endpoints.ts';
import { blockLandingAddress, landingAddress } from '#schemas/landing/addresses.ts';
import { blockLanding, landing } from '#schemas/landing/endpoints.ts';
import { liveAddress, liveHallAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import { liveDetail } from '#schemas/live/endpoints.ts';
import { registerAddress } from '#schemas/login/addresses.ts';
import {
  bindPhoneAddress,
  changePasswordAddress,
  memberDisabledAddress,
  myAddress,
  nicknameAddress,
  portraitAddress,
  revisePhoneAddress,
  settingsAddress,
} from '#schemas/member/addresses.ts';
import { accountState, memberHome } from '#schemas/member/endpoints.ts';
import { benefitsAddress, membershipAddress } from '#schemas/membership/addresses.ts';
import { vipPlans } from '#schemas/membership/endpoints.ts';
import {
  allMessagesAddress,
  messageAddress,
  messageGroupsAddress,
} from '#schemas/message/addresses.ts';
import { messageDetail, messageList, messageStates } from '#schemas/message/endpoints.ts';
import { newsAddress, newsListAddress } from '#schemas/news/addresses.ts';
import { newsDetail, newsPage, newsSections } from '#schemas/news/endpoints.ts';
import { notesAddress } from '#schemas/note/addresses.ts';
import { notedProducts, noteList } from '#schemas/note/endpoints.ts';
import {
  boughtAddress,
  orderAddress,
  orderListAddress,
  orderSubmitAddress,
} from '#schemas/order/addresses.ts';
import { orderDetail, orderList, previewOrder } from '#schemas/order/endpoints.ts';
import { productOffers } from '#schemas/order/offers-endpoints.ts';
import { payAddress, payResultAddress } from '#schemas/payment/addresses.ts';
import { payResult } from '#schemas/payment/endpoints.ts';
import { pointsAddress, pointsEntriesAddress, signAddress } from '#schemas/points/addresses.ts';
import { pointsEntries, pointsHome, signCalendar } from '#schemas/points/endpoints.ts';
import { profileAddress } from '#schemas/profile/addresses.ts';
import { profileForm } from '#schemas/profile/endpoints.ts';
import { ownQuestionsAddress, questionAddress } from '#schemas/question/addresses.ts';
import { answerList, ownQuestions, questionDetail } from '#schemas/question/endpoints.ts';
import {
  achievementAddress,
  failedResultAddress,
  finishedResultAddress,
  introAddress,
  paperAddress,
  passedResultAddress,
  questionnaireListAddress,
  rankingAddress,
} from '#schemas/questionnaire/addresses.ts';
import {
  myQuestionnaires,
  questionnaireAchievement,
  questionnaireIntro,
  questionnaireRanking,
  questionnaireResult,
  questionnaireResults,
} from '#schemas/questionnaire/endpoints.ts';
import { refundAddress } from '#schemas/refund/addresses.ts';
import { refundTerms } from '#schemas/refund/endpoints.ts';
import {
  courseListAddress,
  courseSearchAddress,
  searchAddress,
} from '#schemas/search/addresses.ts';
import { hotWords } from '#schemas/search/endpoints.ts';
import { agreementAddress, privacyAddress } from '#schemas/site/addresses.ts';
import { legalText, supportInfo } from '#schemas/site/text-endpoints.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { supportThread } from '#schemas/support/endpoints.ts';
import {
  followedTeachersAddress,
  teacherAddress,
  teacherIntroAddress,
  teacherListAddress,
  workshopAddress,
} from '#schemas/teacher/addresses.ts';
import {
  followedTeachers,
  teacherDepartments,
  teacherDetail,
  teacherList,
  teacherProducts,
} from '#schemas/teacher/endpoints.ts';
import { ticketAddress, ticketListAddress } from '#schemas/ticket/addresses.ts';
import { ticketDetail, ticketList } from '#schemas/ticket/endpoints.ts';
import {
  balanceAddress,
  spendingAddress,
  spendingListAddress,
  walletAddress,
} from '#schemas/wallet/addresses.ts';
import {
  balanceEntries,
  spendingDetail,
  spendingList,
  spendingTotals,
  walletHome,
} from '#schemas/wallet/endpoints.ts';

/** A call with the names in the address of what it takes from there, and with what it says otherwise. */
type FirstCall = {
  endpoint: ReadEndpoint;
  from: Readonly<Record<string, string | undefined>>;
  payload: Readonly<Record<string, unknown>>;
};

const first = <E extends ReadEndpoint>(
  endpoint: E,
  from: { readonly [K in keyof Payload<E> & string]?: string } = {},
  payload: Partial<Payload<E>> = {},
): FirstCall => ({ endpoint, from, payload });

/**
 * What a page asks for first, by the pattern of its address: the HTML asks for it before the code of
 * the page has come. Only what the address alone decides can stand here. A page that is not named
 * makes its calls itself.
 */
export const firstCalls: Readonly<Record<string, readonly FirstCall[]>> = {
  [flashAddress.pattern]: [first(flashDetail, { id: 'id' })],
  [activityListAddress.pattern]: [first(activityList, {}, { tab: 'all', page: 1 })],
  [allTeamsAddress.pattern]: [first(activityList, {}, { tab: 'team', page: 1 })],
  [teamListAddress.pattern]: [first(activityList, {}, { tab: 'online', page: 1 })],
  [ownActivitiesAddress.pattern]: [first(myActivities, {}, { tab: 'all', page: 1 })],
  [offlineTeamAddress.pattern]: [first(teamDetail, { id: 'id' })],
  [onlineTeamAddress.pattern]: [first(teamDetail, { id: 'id' })],
  [teamAddress.pattern]: [first(teamDetail, { id: 'id' })],
  [addressEditAddress.pattern]: [first(addressDetail, { id: 'id' })],
  [addressBookAddress.pattern]: [first(addressList)],
  [claimsAddress.pattern]: [first(myClaims, {}, { page: 1 })],
  [claimAddress.pattern]: [first(awardState, { id: 'id' })],
  [claimFailedAddress.pattern]: [first(awardState, { id: 'id' })],
  [liveClaimAddress.pattern]: [first(awardState, { id: 'id' })],
  [liveClaimFailedAddress.pattern]: [first(awardState, { id: 'id' })],
  [matterClaimAddress.pattern]: [first(awardState, { id: 'id' })],
  [personClaimAddress.pattern]: [first(awardState, { id: 'id' })],
  [personClaimFailedAddress.pattern]: [first(awardState, { id: 'id' })],
  [overdueAddress.pattern]: [first(awardState, { id: 'id' })],
  [liveAwardAddress.pattern]: [first(thingAwards, { id: 'id' }, { target: 'live' })],
  [columnAwardAddress.pattern]: [first(thingAwards, { id: 'id' }, { target: 'column' })],
  [creditsAddress.pattern]: [first(myCredits, { year: 'id' }, { page: 1 })],
  [personAddress.pattern]: [first(awardPerson, { id: 'id' })],
  [verifyAddress.pattern]: [first(verifyCertificate, { number: 'no' })],
  [cancellationAddress.pattern]: [first(cancellation)],
  [feedAddress.pattern]: [first(feed, {}, { page: 1 })],
  [columnListAddress.pattern]: [first(columnProducts, {}, { page: 1 })],
  [featuredAddress.pattern]: [first(featuredList, {}, { page: 1 })],
  [freeAddress.pattern]: [
    first(firstCategories),
    first(productList, {}, { price: 'free', sort: 'best', page: 1 }),
  ],
  [categoryCoursesAddress.pattern]: [first(categoryInfo, { id: 'id' })],
  [typeCoursesAddress.pattern]: [
    first(firstCategories),
    first(productList, {}, { sort: 'best', page: 1 }),
  ],
  [categoriesAddress.pattern]: [first(firstCategories)],
  [classifiedCoursesAddress.pattern]: [
    first(categoryTrees),
    first(productList, {}, { tree: 'type_disease', sort: 'best', page: 1 }),
  ],
  [categoryChoiceAddress.pattern]: [first(categoryTrees)],
  [certificationAddress.pattern]: [first(certification)],
  [caseAddress.pattern]: [first(caseDetail, { id: 'case_id' })],
  [caseJudgeAddress.pattern]: [first(caseJudging, { id: 'case_id' })],
  [gameAddress.pattern]: [first(gameDetail, { id: 'game_id' })],
  [gameRunAddress.pattern]: [first(readGameRun, { id: 'answer_id' })],
  [gameRankAddress.pattern]: [first(gameRank, { id: 'id' }, { page: 1 })],
  [gameGateAddress.pattern]: [first(gameDetail, { id: 'id' })],
  [ownPrizesAddress.pattern]: [first(ownGamePrizes, {}, { page: 1 })],
  [claimPrizeAddress.pattern]: [first(readGameDraw, { id: 'id' })],
  [drawResultAddress.pattern]: [first(readGameDraw, { id: 'id' })],
  [landingAddress.pattern]: [first(landing, { id: 'id' })],
  [blockLandingAddress.pattern]: [first(blockLanding, { id: 'id' })],
  [couponCenterAddress.pattern]: [first(couponCenter, {}, { page: 1 })],
  [couponAddress.pattern]: [
    first(couponDetail, { id: 'id' }),
    first(couponUsable, { id: 'id' }, { page: 1 }),
  ],
  [ownCouponsAddress.pattern]: [
    first(couponTotals),
    first(myCoupons, {}, { tab: 'unused', page: 1 }),
  ],
  [couponSaleAddress.pattern]: [
    first(couponDetail, { id: 'id' }),
    first(couponUsable, { id: 'id' }, { page: 1 }),
  ],
  [chapterAddress.pattern]: [first(productDetail, { id: 'product' })],
  [columnLessonAddress.pattern]: [
    first(productDetail, { id: 'product' }),
    first(productLesson, { id: 'product', lesson: 'lesson' }),
  ],
  [courseStudyAddress.pattern]: [
    first(productDetail, { id: 'id' }),
    first(productLesson, { id: 'id' }),
  ],
  [graphicStudyAddress.pattern]: [
    first(productDetail, { id: 'id' }),
    first(productLesson, { id: 'id' }),
  ],
  [textAddress.pattern]: [first(productDetail, { id: 'id' }), first(productLesson, { id: 'id' })],
  [noticesAddress.pattern]: [first(productNotices, { id: 'id' }, { page: 1 })],
  [collectedAddress.pattern]: [first(collectedList, {}, { tab: 'course', page: 1 })],
  [ownCoursesAddress.pattern]: [first(myProducts, {}, { tab: 'all', page: 1 }), first(studyWeek)],
  [viewedAddress.pattern]: [first(viewedList, {}, { page: 1 })],
  [columnAddress.pattern]: [
    first(productDetail, { id: 'id' }),
    first(productOffers, { id: 'id' }),
    first(thingAwards, { id: 'id' }, { target: 'course' }),
  ],
  [graphicSaleAddress.pattern]: [
    first(productDetail, { id: 'id' }),
    first(productOffers, { id: 'id' }),
    first(thingAwards, { id: 'id' }, { target: 'course' }),
  ],
  [seriesAddress.pattern]: [
    first(productDetail, { id: 'id' }),
    first(productOffers, { id: 'id' }),
    first(thingAwards, { id: 'id' }, { target: 'course' }),
  ],
  [reviewsAddress.pattern]: [
    first(productDetail, { id: 'id' }),
    first(productReviews, { id: 'id' }, { page: 1 }),
  ],
  [examIntroAddress.pattern]: [first(examIntro, { id: 'id' })],
  [examPaperAddress.pattern]: [first(examIntro, { id: 'id' })],
  [examSubmitAddress.pattern]: [first(examIntro, { id: 'id' })],
  [examRankAddress.pattern]: [first(examRank, { id: 'id' }, { span: 'total', page: 1 })],
  [themedExamAddress.pattern]: [first(examIntro, { id: 'id' })],
  [examTeamAddress.pattern]: [first(examTeamDetail, { id: 'id' })],
  [teamShareAddress.pattern]: [first(teamShare, { id: 'id' })],
  [examResultAddress.pattern]: [
    first(examResult, { id: 'id' }),
    first(thingAwards, { id: 'id' }, { target: 'exam' }),
  ],
  [myExamsAddress.pattern]: [first(myExams, {}, { tab: 'todo', page: 1 })],
  [wrongAnswersAddress.pattern]: [first(wrongAnswers, {}, { tab: 'open', exam: '', page: 1 })],
  [ownFeedbackAddress.pattern]: [first(feedbackList, {}, { page: 1 })],
  [giftAddress.pattern]: [first(readGift, { id: 'id' })],
  [helpAddress.pattern]: [first(helpTopics)],
  [invoiceAddress.pattern]: [first(orderInvoice, { id: 'id' })],
  [liveAddress.pattern]: [
    first(liveDetail, { id: 'id' }),
    first(thingAwards, { id: 'id' }, { target: 'live' }),
  ],
  [liveHallAddress.pattern]: [first(moduleStart), first(teacherDepartments)],
  [liveRoomAddress.pattern]: [first(liveDetail, { id: 'id' })],
  [registerAddress.pattern]: [first(accountState)],
  [changePasswordAddress.pattern]: [first(accountState)],
  [memberDisabledAddress.pattern]: [first(supportInfo)],
  [myAddress.pattern]: [first(memberHome)],
  [nicknameAddress.pattern]: [first(accountState)],
  [bindPhoneAddress.pattern]: [first(accountState)],
  [revisePhoneAddress.pattern]: [first(accountState)],
  [portraitAddress.pattern]: [first(accountState)],
  [settingsAddress.pattern]: [first(accountState)],
  [benefitsAddress.pattern]: [first(vipPlans)],
  [membershipAddress.pattern]: [
    first(vipPlans),
    first(legalText, {}, { type: 'purchase', version: 0 }),
  ],
  [messageAddress.pattern]: [first(messageDetail, { id: 'id' })],
  [messageGroupsAddress.pattern]: [first(messageStates)],
  [allMessagesAddress.pattern]: [first(messageList, {}, { group: 'all', unread: false, page: 1 })],
  [supportAddress.pattern]: [first(supportThread, { order_id: 'order?' })],
  [newsAddress.pattern]: [first(newsDetail, { id: 'id' })],
  [newsListAddress.pattern]: [first(newsSections), first(newsPage, {}, { page: 1 })],
  [notesAddress.pattern]: [first(notedProducts), first(noteList, {}, { page: 1 })],
  [boughtAddress.pattern]: [first(orderDetail, { id: 'id' })],
  [orderAddress.pattern]: [first(orderDetail, { id: 'id' })],
  [orderListAddress.pattern]: [first(orderList, {}, { tab: 'all', page: 1 })],
  [orderSubmitAddress.pattern]: [
    first(
      previewOrder,
      { id: 'id' },
      { kind: 'course', quantity: 1, coupon_id: 'best', use_points: false },
    ),
    first(productOffers, { id: 'id' }),
  ],
  [payResultAddress.pattern]: [first(payResult, { id: 'id' })],
  [payAddress.pattern]: [first(orderDetail, { id: 'id' })],
  [pointsEntriesAddress.pattern]: [first(pointsEntries, {}, { direction: 'all', page: 1 })],
  [pointsAddress.pattern]: [
    first(pointsHome),
    first(pointsEntries, {}, { direction: 'all', page: 1 }),
  ],
  [signAddress.pattern]: [first(signCalendar)],
  [profileAddress.pattern]: [first(profileForm)],
  [questionAddress.pattern]: [
    first(questionDetail, { id: 'id' }),
    first(answerList, { id: 'id' }, { page: 1 }),
  ],
  [ownQuestionsAddress.pattern]: [first(ownQuestions, {}, { page: 1 })],
  [achievementAddress.pattern]: [
    first(questionnaireAchievement),
    first(questionnaireResults, {}, { page: 1 }),
  ],
  [introAddress.pattern]: [first(questionnaireIntro, { id: 'id' })],
  [questionnaireListAddress.pattern]: [first(myQuestionnaires, {}, { tab: 'all', page: 1 })],
  [paperAddress.pattern]: [first(questionnaireIntro, { id: 'id' })],
  [rankingAddress.pattern]: [
    first(questionnaireResult, { id: 'id' }),
    first(questionnaireRanking, { id: 'id' }, { page: 1 }),
  ],
  [failedResultAddress.pattern]: [first(questionnaireResult, { id: 'id' })],
  [finishedResultAddress.pattern]: [first(questionnaireResult, { id: 'id' })],
  [passedResultAddress.pattern]: [first(questionnaireResult, { id: 'id' })],
  [refundAddress.pattern]: [first(refundTerms, { id: 'id' })],
  [courseListAddress.pattern]: [
    first(firstCategories),
    first(productList, {}, { sort: 'best', page: 1 }),
  ],
  [searchAddress.pattern]: [first(hotWords)],
  [courseSearchAddress.pattern]: [first(hotWords)],
  [agreementAddress.pattern]: [first(legalText, {}, { type: 'agreement', version: 0 })],
  [privacyAddress.pattern]: [first(legalText, {}, { type: 'privacy', version: 0 })],
  [teacherAddress.pattern]: [
    first(teacherDetail, { id: 'id' }),
    first(teacherProducts, { id: 'id' }, { page: 1 }),
  ],
  [teacherIntroAddress.pattern]: [first(teacherDetail, { id: 'id' })],
  [teacherListAddress.pattern]: [first(teacherDepartments), first(teacherList, {}, { page: 1 })],
  [followedTeachersAddress.pattern]: [first(followedTeachers, {}, { page: 1 })],
  [workshopAddress.pattern]: [
    first(teacherDetail, { id: 'id' }),
    first(teacherProducts, { id: 'id' }, { page: 1 }),
  ],
  [ticketListAddress.pattern]: [first(ticketList, {}, { tab: 'valid', page: 1 })],
  [ticketAddress.pattern]: [first(ticketDetail, { id: 'id' })],
  [balanceAddress.pattern]: [first(balanceEntries, {}, { direction: 'all', page: 1 })],
  [walletAddress.pattern]: [first(walletHome)],
  [spendingAddress.pattern]: [first(spendingDetail, { id: 'id' })],
  [spendingListAddress.pattern]: [
    first(spendingTotals, {}, { kind: 'all' }),
    first(spendingList, {}, { kind: 'all', page: 1 }),
  ],
};
