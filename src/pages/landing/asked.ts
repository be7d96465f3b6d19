import { useParams } from 'wouter';
import { isNumericId } from '../../../schemas/validators.ts';

/** The page and the channel that the address names; undefined where it names no page. */
export const useLandingAsked = () => {
  const { id = '', type = '' } = useParams<{ id: string; type: string }>();
  return isNumericId(id) ? { id, type } : undefined;
};
