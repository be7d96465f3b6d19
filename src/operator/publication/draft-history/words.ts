import type { Data } from '#schemas/define-endpoint.ts';
import type { listDraftSteps } from '#schemas/publication/endpoints.ts';
import { momentText } from '../../parts/moments.ts';

export type DraftStep = Data<typeof listDraftSteps>['items'][number];

/** When the step was made: a moment, or from the first of its saves to the last. */
export const stepTime = ({ since, at }: DraftStep): string => {
  const [from, until] = [momentText(since), momentText(at)];
  return from === until ? until : `${from} — ${until}`;
};
