import { introAddress, passedResultAddress } from '../../../../schemas/questionnaire/addresses.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { isChanged, isEnded, type Refused } from './refusals.ts';

type Props = {
  id: string;
  /** Undefined: nothing was refused, or the member has read it already. */
  refusal: Refused | undefined;
  onReopen: () => void;
  onClose: () => void;
};

const WayOn = ({
  id,
  refusal,
  onReopen,
}: Pick<Props, 'id' | 'onReopen'> & { refusal: Refused }) => {
  if (isChanged(refusal)) return <Button onClick={onReopen}>刷新题目</Button>;
  if (isEnded(refusal)) return <ButtonLink href={passedResultAddress({ id })}>查看结果</ButtonLink>;
  return <ButtonLink href={introAddress({ id })}>查看问卷说明</ButtonLink>;
};

/** Says why a paper is not accepted any more, with a link. */
export const RefusedSheet = ({ id, refusal, onReopen, onClose }: Props) => (
  <Sheet
    open={refusal !== undefined}
    title={refusal && isChanged(refusal) ? '题目有更新' : (refusal?.message ?? '')}
    size="bottom"
    onClose={onClose}
  >
    {refusal && isChanged(refusal) && <p>已答的内容会保留，刷新后请补充有变化的题目。</p>}
    {refusal && <WayOn id={id} refusal={refusal} onReopen={onReopen} />}
  </Sheet>
);
