import { courseStudyAddress, graphicStudyAddress } from '#schemas/course/addresses.ts';
import { graphicAuth } from '#schemas/home/endpoints.ts';
import { call } from '#src/platform/calls/call.ts';
import { navigate as push } from '#src/platform/navigation/navigate.ts';

let opening = false;

/**
 * Opens a graphic lesson's own page where the back end says so, else the course page. A second tap
 * meanwhile does nothing, and a learner who has left the page is not moved.
 */
export const openGraphicLesson = async (id: string): Promise<void> => {
  if (opening) return;
  opening = true;
  const from = location.href;
  const answer = await call(graphicAuth, { id });
  opening = false;
  const addressOf = answer.ok && answer.data ? graphicStudyAddress : courseStudyAddress;
  if (location.href === from) push(addressOf({ id }));
};
