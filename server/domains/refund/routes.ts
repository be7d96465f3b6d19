import { refundApi } from '../../../schemas/refund/endpoints.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Desk } from '../../platform/endpoint/services.ts';
import { limited } from '../../platform/limits/limited.ts';
import { CHANGES } from '../order/index.ts';
import { readRefundTerms, refundOrder } from './refund-order.ts';
import { settled } from './settled.ts';

/** The calls that give orders back. */
export const serveRefund = (host: Host, desk: Desk): void =>
  implement(host, refundApi, {
    refundTerms: ofMember(settled(desk, readRefundTerms)),
    refundOrder: ofMember(limited(CHANGES, settled(desk, refundOrder(desk)))),
  });
