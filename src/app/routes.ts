import { activityRoutes } from '../pages/activity/routes.ts';
import { addressRoutes } from '../pages/address/routes.ts';
import { categoryRoutes } from '../pages/category/routes.ts';
import { certificationRoutes } from '../pages/certification/routes.ts';
import { couponRoutes } from '../pages/coupon/routes.ts';
import { courseRoutes } from '../pages/course/routes.ts';
import { liveRoutes } from '../pages/live/routes.ts';
import { loginRoutes } from '../pages/login/routes.ts';
import { memberRoutes } from '../pages/member/routes.ts';
import { membershipRoutes } from '../pages/membership/routes.ts';
import { messageRoutes } from '../pages/message/routes.ts';
import { newsRoutes } from '../pages/news/routes.ts';
import { orderRoutes } from '../pages/order/routes.ts';
import { paymentRoutes } from '../pages/payment/routes.ts';
import { pointsRoutes } from '../pages/points/routes.ts';
import { profileRoutes } from '../pages/profile/routes.ts';
import { questionnaireRoutes } from '../pages/questionnaire/routes.ts';
import { refundRoutes } from '../pages/refund/routes.ts';
import { searchRoutes } from '../pages/search/routes.ts';
import { siteRoutes } from '../pages/site/routes.ts';
import { teacherRoutes } from '../pages/teacher/routes.ts';
import { walletRoutes } from '../pages/wallet/routes.ts';
import type { RouteTable } from '../platform/navigation/page-route.ts';

/** Every page that is no home page, by noun. */
export const routes: RouteTable = {
  ...activityRoutes,
  ...addressRoutes,
  ...categoryRoutes,
  ...certificationRoutes,
  ...couponRoutes,
  ...courseRoutes,
  ...liveRoutes,
  ...loginRoutes,
  ...memberRoutes,
  ...membershipRoutes,
  ...messageRoutes,
  ...newsRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...pointsRoutes,
  ...profileRoutes,
  ...questionnaireRoutes,
  ...refundRoutes,
  ...searchRoutes,
  ...siteRoutes,
  ...teacherRoutes,
  ...walletRoutes,
};
