import { homeNumbers } from '#schemas/measure/desk-endpoints.ts';
import { useMay } from '../draft-editor/context.ts';
import { useAfterFirst } from '../parts/after-first.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** Reads nothing without the right. */
export const useHomeNumbers = (when = true) => {
  const may = useMay('statistics.look');
  return useOperatorCall(homeNumbers, {}, { when: may && when });
};

/**
 * For rows: one call for all of them, once the screen has been drawn; `soon`: the numbers are on their way.
 */
export const useNumbersInRows = () => {
  const may = useMay('statistics.look');
  const after = useAfterFirst();
  const { data, busy } = useHomeNumbers(after);
  return { data, soon: may && (busy || !after) };
};
