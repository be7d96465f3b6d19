import {
  activityListAddress,
  allTeamsAddress,
  ownActivitiesAddress,
  teamListAddress,
} from '../activity/addresses.ts';
import { addressBookAddress } from '../address/addresses.ts';
import { claimsAddress, creditsAddress } from '../award/addresses.ts';
import {
  categoriesAddress,
  categoryChoiceAddress,
  columnListAddress,
  featuredAddress,
  feedAddress,
  freeAddress,
  typeCoursesAddress,
} from '../category/addresses.ts';
import { certificationAddress } from '../certification/addresses.ts';
import { ownPrizesAddress } from '../contest/addresses.ts';
import { couponCenterAddress, ownCouponsAddress } from '../coupon/addresses.ts';
import {
  collectedAddress,
  noticesAddress,
  ownCoursesAddress,
  viewedAddress,
} from '../course/addresses.ts';
import { AUDIO, GRAPHIC, VIDEO } from '../course/product-type.ts';
import {
  myExamsAddress,
  spokenTestAddress,
  teamExamsAddress,
  wrongAnswersAddress,
} from '../exam/addresses.ts';
import { feedbackAddress, ownFeedbackAddress } from '../feedback/addresses.ts';
import { helpAddress } from '../help/addresses.ts';
import { homeAddress } from '../home/addresses.ts';
import { liveHallAddress } from '../live/addresses.ts';
import { myAddress, settingsAddress } from '../member/addresses.ts';
import { benefitsAddress, membershipAddress } from '../membership/addresses.ts';
import { allMessagesAddress, messageGroupsAddress } from '../message/addresses.ts';
import { newsListAddress } from '../news/addresses.ts';
import { notesAddress } from '../note/addresses.ts';
import {
  doctorCenterAddress,
  organisationOnboardingAddress,
  personOnboardingAddress,
} from '../onboarding/addresses.ts';
import { orderListAddress } from '../order/addresses.ts';
import { pointsAddress, pointsEntriesAddress, signAddress } from '../points/addresses.ts';
import { profileAddress } from '../profile/addresses.ts';
import { ownQuestionsAddress } from '../question/addresses.ts';
import { achievementAddress, questionnaireListAddress } from '../questionnaire/addresses.ts';
import { courseListAddress, courseSearchAddress, searchAddress } from '../search/addresses.ts';
import { agreementAddress, privacyAddress } from '../site/addresses.ts';
import { supportAddress } from '../support/addresses.ts';
import { followedTeachersAddress, teacherListAddress } from '../teacher/addresses.ts';
import { ticketListAddress } from '../ticket/addresses.ts';
import { balanceAddress, spendingListAddress, walletAddress } from '../wallet/addresses.ts';

export type NamedPage = { address: string; word: string };

const page = (address: string, word: string): NamedPage => ({ address, word });

export const namedPages: readonly NamedPage[] = [
  page(homeAddress(), '首页'),
  page(featuredAddress(), '精品好课'),
  page(courseListAddress(), '全部课程'),
  page(columnListAddress(), '全部专栏'),
  page(typeCoursesAddress({ type: VIDEO }), '视频课程'),
  page(typeCoursesAddress({ type: AUDIO }), '音频课程'),
  page(typeCoursesAddress({ type: GRAPHIC }), '图文课程'),
  page(freeAddress(), '免费专区'),
  page(categoriesAddress(), '分类'),
  page(categoryChoiceAddress(), '选择分类'),
  page(feedAddress(), '发现'),
  page(searchAddress(), '搜索'),
  page(courseSearchAddress(), '搜索课程'),
  page(liveHallAddress(), '直播大厅'),
  page(activityListAddress(), '活动专区'),
  page(teamListAddress(), '拼团活动'),
  page(allTeamsAddress(), '更多拼团'),
  page(newsListAddress(), '资讯'),
  page(couponCenterAddress(), '领券中心'),
  page(teacherListAddress(), '全部讲师'),
  page(questionnaireListAddress(), '问卷'),
  page(myExamsAddress(), '我的考试'),
  page(wrongAnswersAddress(), '错题本'),
  page(ownPrizesAddress(), '我的奖品'),
  page(spokenTestAddress(), '语音测试'),
  page(teamExamsAddress(), '组队考试'),
  page(claimsAddress(), '奖励与证书'),
  page(creditsAddress({ id: 0 }), '学分记录'),
  page(membershipAddress(), '学习会员'),
  page(benefitsAddress(), '会员权益'),
  page(signAddress(), '每日签到'),
  page(helpAddress(), '帮助中心'),
  page(supportAddress(), '联系客服'),
  page(feedbackAddress(), '意见反馈'),
  page(noticesAddress(), '公告'),
  page(agreementAddress(), '用户协议'),
  page(privacyAddress(), '隐私政策'),
  page(myAddress(), '我的'),
  page(ownCoursesAddress(), '我的课程'),
  page(viewedAddress(), '学习记录'),
  page(collectedAddress(), '我的收藏'),
  page(followedTeachersAddress(), '我的关注'),
  page(notesAddress(), '我的笔记'),
  page(ownQuestionsAddress(), '我的提问'),
  page(achievementAddress(), '我的成绩'),
  page(orderListAddress(), '我的订单'),
  page(ownCouponsAddress(), '我的优惠券'),
  page(ownActivitiesAddress(), '我的活动'),
  page(ticketListAddress(), '我的凭证'),
  page(pointsAddress(), '我的积分'),
  page(pointsEntriesAddress(), '积分明细'),
  page(walletAddress(), '我的钱包'),
  page(balanceAddress(), '余额明细'),
  page(spendingListAddress(), '消费明细'),
  page(messageGroupsAddress(), '消息'),
  page(allMessagesAddress(), '全部消息'),
  page(ownFeedbackAddress(), '我的反馈'),
  page(certificationAddress(), '医生认证'),
  page(doctorCenterAddress(), '医生中心'),
  page(personOnboardingAddress(), '个人入驻'),
  page(organisationOnboardingAddress(), '企业入驻'),
  page(profileAddress(), '完善资料'),
  page(addressBookAddress(), '收货地址'),
  page(settingsAddress(), '设置'),
];

const pathOf = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');

export const pageWordOf = (address: string): string => {
  const alone = namedPages.find((one) => one.address === address);
  const like = namedPages.find((one) => pathOf(one.address) === pathOf(address));
  return (alone ?? like)?.word ?? '';
};
