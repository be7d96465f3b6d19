import useSWR from 'swr';
import { previewSession } from '../../../schemas/publication/endpoints.ts';
import { callOperator } from '../call-operator.ts';

/** Before the member's token is over, in ms. */
const RENEW = 8 * 60_000;

/** A token with which the app shows itself as to a member; asked for once it is wanted. */
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
