import { previewSession } from '#schemas/publication/endpoints.ts';
import { createUseCall } from '#src/platform/reading/create-use-call.ts';
import { callConsole } from '../call-operator.ts';

/** The token is renewed after this time, before it expires, in ms. */
const RENEW = 8 * 60_000;

const useSession = createUseCall(callConsole, {
  useKey: (_endpoint, query) => query,
  // a new token would reload the preview
  how: { revalidateOnFocus: false },
});

export const useMemberToken = (wanted: boolean) => {
  const { data, error } = useSession(previewSession, {}, { when: wanted, every: RENEW });
  return { token: data?.token, error };
};
