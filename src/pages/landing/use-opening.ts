import { useEffect } from 'react';
import { useParams } from 'wouter';
import { openLanding } from '#schemas/landing/endpoints.ts';
import { sendCall } from '#src/platform/calls/call.ts';
import { currentEntry } from '#src/platform/screen/history-entry.ts';

/**
 * Counts the opening of the page of this number, once it is there. Its history entry tells it
 * apart: a page that is read again, gone back to or loaded anew was not opened again.
 */
export const useOpening = (id: string | undefined, blocks: boolean): undefined => {
  const { type = '' } = useParams<{ type: string }>();
  useEffect(() => {
    if (id !== undefined) void sendCall(openLanding, { id, type, blocks, key: currentEntry() });
  }, [id, type, blocks]);
};
