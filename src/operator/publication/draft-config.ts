import type { Data } from '#schemas/define-endpoint.ts';
import type { getIndexSystem } from '#schemas/home/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { openFlags, sectionTitles } from '#schemas/publication/page-order.ts';

/** The config that the server would answer for this draft; sections missing in it are closed. */
export const configOf = (
  document: Pick<HomeDocument, 'sections' | 'memberCard'>,
): Data<typeof getIndexSystem> => ({
  ...openFlags(document),
  ...sectionTitles(document),
  vip_description: document.memberCard.description,
});
