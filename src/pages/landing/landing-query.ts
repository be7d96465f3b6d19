import { useParams } from 'wouter';
import { isNumericId } from '#schemas/text/validators.ts';

/** The page that the address names; undefined where it names none. */
export const useLandingQuery = () => {
  const { id = '' } = useParams<{ id: string }>();
  return isNumericId(id) ? { id } : undefined;
};
