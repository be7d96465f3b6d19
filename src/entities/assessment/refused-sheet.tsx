import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { isChanged, isEnded, type Refused } from './refusals.ts';

type Props = {
  ways: { result: string; intro: string; introName: string };
  /** undefined: nothing was refused, or the member has read it already. */
  refusal: Refused | undefined;
  onReopen: () => void;
  onClose: () => void;
};

const WayOn = ({
  ways: { result, intro, introName },
  refusal,
  onReopen,
}: Pick<Props, 'ways' | 'onReopen'> & { refusal: Refused }) => {
  if (isChanged(refusal)) return <Button onClick={onReopen}>刷新题目</Button>;
  if (isEnded(refusal)) return <ButtonLink href={result}>查看结果</ButtonLink>;
  return <ButtonLink href={intro}>{introName}</ButtonLink>;
};

export const RefusedSheet = ({ ways, refusal, onReopen, onClose }: Props) => (
  <Sheet
    open={refusal !== undefined}
    title={refusal && isChanged(refusal) ? '题目有更新' : (refusal?.message ?? '')}
    size="bottom"
    onClose={onClose}
  >
    {refusal && isChanged(refusal) && <p>已答的内容会保留，刷新后请补充有变化的题目。</p>}
    {refusal && <WayOn ways={ways} refusal={refusal} onReopen={onReopen} />}
  </Sheet>
);
