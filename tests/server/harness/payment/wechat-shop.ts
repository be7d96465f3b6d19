import Fastify from 'fastify';
import type { OpenDatabase } from '#server/db/database.ts';
import { wechatIdentity } from '#server/db/tables/login.ts';
import { payOrder } from '#server/domains/payment/pay-order.ts';
import { serveNotices } from '#server/domains/payment/serve-notices.ts';
import { memberOf } from '#server/platform/auth/session.ts';
import type { Services } from '#server/platform/endpoint/services.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { wechatPayments } from '#server/platform/payment/wechat.ts';
import { simulatedWechat } from '#server/platform/wechat/simulated.ts';
import { ownJobs, providerJobs } from '../order/jobs.ts';
import { ordersOn } from '../order/shop.ts';
import { type notice, pay, startPlatform } from './wechat-platform.ts';

/** A shop whose sheets are paid at a platform that stands in for the messenger's. */
export const wechatShop = async ({ db }: OpenDatabase) => {
  const shop = ordersOn(db);
  const platform = await startPlatform(shop.now);
  const payments = wechatPayments({ pay, appId: 'wxapp', api: platform.api, clock: shop.now });
  // the verbs of payment use nothing else of it
  const services = { payments, wechat: simulatedWechat(db), refundGrace: 0 } as Services;
  const app = Fastify();
  serveNotices({ app, db, clock: shop.now }, services);

  /** The context in which a member's verb runs. */
  const contextOf = async (token: string) => {
    const member = await memberOf(db, token, shop.now());
    if (!member) throw new Error('not logged in');
    // the verbs of payment read nothing else of a context
    return { db, member, now: shop.now() } as Parameters<ReturnType<typeof payOrder>>[0];
  };

  /** An order that somebody whom the messenger knows has placed. */
  const position = async (money = 0) => {
    const { id: memberId, token } = await shop.join({}, { money });
    await db.insert(wechatIdentity).values({ memberId, openid: `o${memberId}` });
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    const context = await contextOf(token);
    const by = (method: 'wechat' | 'balance') =>
      payOrder(services)(context, { id, method, key: 'k' });
    return { id, token, context, by, open: () => by('wechat') };
  };

  /** The same with its sheet open. */
  const begin = async (money = 0) => {
    const placed = await position(money);
    const { sheet } = await placed.open();
    const bill = platform.bills.get(sheet.payNo);
    if (!bill) throw new Error('no bill');
    return { ...placed, sheet, bill };
  };

  const tell = (message: ReturnType<typeof notice>) =>
    app.inject({
      method: 'POST',
      url: '/pay/wechat/notify',
      headers: message.headers,
      payload: message.body,
    });

  return {
    ...{ shop, platform, desk: services, contextOf, position, begin, tell },
    /** Runs the due jobs; gives the messages of those that were postponed. */
    jobs: async (): Promise<string[]> => {
      const failed: string[] = [];
      await runJobs(db, { ...ownJobs(services), ...providerJobs(services) }, shop.now, {
        failed: (error) => failed.push(String(error)),
      });
      return failed;
    },
    stop: async () => {
      await platform.stop();
      await app.close();
    },
  };
};

/** A payment as the platform tells of it. */
export const paid = (payNo: string, total = 10_000) => ({
  out_trade_no: payNo,
  transaction_id: 'T1',
  trade_state: 'SUCCESS',
  amount: { total },
});
