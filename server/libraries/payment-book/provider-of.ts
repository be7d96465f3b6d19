import { paymentRefusals } from '#schemas/payment/refusals.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Payments } from '../../platform/payment/payment.ts';
import { simulatedPayments } from '../../platform/payment/simulated.ts';
import type { Payment } from './payments.ts';

export type Providers = Pick<Services, 'payments'>;

/**
 * The provider where the payment was begun, whichever takes new ones now. Refuses `paymentUnavailable` where it is no
 * longer configured.
 */
export const providerOf = ({ payments }: Providers, channel: Payment['channel']): Payments => {
  if (channel === payments.channel) return payments;
  if (channel === 'simulated') return simulatedPayments;
  throw new RefusedError(paymentRefusals.paymentUnavailable);
};
