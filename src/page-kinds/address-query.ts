import { useParams } from 'wouter';
import { isNumericId } from '#schemas/text/validators.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';

/** The id in `?id=`; undefined where the address has none. */
export const useQueryId = (): { id: string } | undefined => {
  const [id] = useParam('id');
  return id === '' ? undefined : { id };
};

/** The numeric id in `?id=`; undefined where it is no number. */
export const useQueryNumber = (): { id: string } | undefined => {
  const query = useQueryId();
  return isNumericId(query?.id ?? '') ? query : undefined;
};

export const usePathId = (): { id: string } => {
  const { id = '' } = useParams<{ id: string }>();
  return { id };
};
