import { homeNumbers } from '#schemas/measure/desk-endpoints.ts';
import { useMay } from '../draft-editor/context.ts';
import { useAfterFirst } from '../parts/after-first.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** The numbers of the home page; none without the right to. */
export const useHomeNumbers = (when = true) => {
  const may = useMay('statistics.look');
  return useOperatorCall(homeNumbers, {}, { when: may && when });
};

/** The same beside rows, one call however many of them show it, once the screen stands; `soon`: they will come. */
export const useNumbersInRows = () => {
  const may = useMay('statistics.look');
  const after = useAfterFirst();
  const { data, busy } = useHomeNumbers(after);
  return { data, soon: may && (busy || !after) };
};
