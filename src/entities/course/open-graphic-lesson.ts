import { navigate as push } from 'wouter/use-browser-location';
import { graphicAuth } from '../../../schemas/home/endpoints.ts';
import { call } from '../../platform/calls/call.ts';

let opening = false;

/**
 * Opens a graphic lesson: its own page where the back end says so, else the course page. A second
 * tap meanwhile does nothing, and whoever has moved on by the time of the answer stays there.
 */
export const openGraphicLesson = async (id: string): Promise<void> => {
  if (opening) return;
  opening = true;
  const from = location.href;
  const answer = await call(graphicAuth, { id });
  opening = false;
  if (location.href === from)
    push(`/${answer.ok && answer.data ? 'coursedet1' : 'coursedet'}/${id}`);
};
