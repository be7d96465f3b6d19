import { homeNumbers } from '../../../schemas/measure/desk-endpoints.ts';
import { useMay } from '../draft-editor/context.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** The numbers of the home page: one call, however many rows show them; none without the right to. */
export const useHomeNumbers = () => {
  const may = useMay('statistics.look');
  return useOperatorCall(homeNumbers, {}, { when: may });
};
