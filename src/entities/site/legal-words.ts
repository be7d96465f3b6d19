import type { Data } from '../../../schemas/define-endpoint.ts';
import type { legalText } from '../../../schemas/site/text-endpoints.ts';
import { chinaDate } from '../../platform/time/china-date.ts';

/** A legal text as pages write it: its day in China, '' for none. */
export const legalWords = ({ title, version, updated, chapters }: Data<typeof legalText>) => ({
  title,
  version,
  updated: updated === null ? '' : chinaDate(updated),
  chapters,
});
