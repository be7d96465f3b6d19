import { courseFormAddress } from '#schemas/studio/addresses.ts';
import { reviseCourse } from '#schemas/studio/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';

/** Opens the form of a live course; what is live stays until the change has passed its review. */
export const useRevise = () => {
  const { send, busy } = useChange(reviseCourse, '没有打开，请再试一次', ofId);
  const revise = async (product: string): Promise<void> => {
    const answer = await send({ id: product });
    if (!answer) return;
    if (answer.ok) navigate(courseFormAddress({ id: answer.data.id }));
    else showToast(answer.message || '没有打开，请再试一次');
  };
  return { revise, busy };
};
