import useSWR from 'swr';
import { previewSession } from '../../../schemas/publication/endpoints.ts';
import { callOperator } from '../call-operator.ts';

/** The token is renewed after this time, before it expires, in ms. */
const RENEW = 8 * 60_000;

/** A token for a preview as a member sees the app; requested once it is wanted. */
export const useMemberToken = (wanted: boolean) =>
  useSWR(
    wanted ? previewSession.path : null,
    async () => {
      const answer = await callOperator(previewSession, {});
      if (!answer.ok) throw new Error(answer.message);
      return answer.data.token;
    },
    { refreshInterval: RENEW, revalidateOnFocus: false, shouldRetryOnError: false },
  );
