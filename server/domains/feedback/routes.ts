import { feedbackApi } from '#schemas/feedback/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { listOwn } from './list-own.ts';
import { sendFeedback } from './send-feedback.ts';

export const serve = (host: DomainHost, services: Services): void =>
  implement(host, feedbackApi, {
    feedbackList: listOwn(services),
    sendFeedback: sendFeedback(services),
  });
