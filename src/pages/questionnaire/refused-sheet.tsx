import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Refusal } from './draft-sync.ts';

/** The questions have changed. */
const CHANGED = '55009';
/** It was sent, or its time is over. */
const ENDED: readonly string[] = ['55007', '55008'];

/** Skipped or missing answers, a newer draft, a picture: whoever answers can mend these. */
const MENDABLE: readonly string[] = ['55010', '55011', '55014', '55017'];

/** The server takes no more of this paper. */
export const isFinal = ({ code }: Refusal): boolean =>
  /^55\d{3}$/.test(code) && !MENDABLE.includes(code);

type Props = { id: string; refusal: Refusal | undefined; onReopen: () => void };

/** Why nothing more of a paper is taken, and the way on. */
export const RefusedSheet = ({ id, refusal, onReopen }: Props) => {
  const [closed, setClosed] = useState<Refusal>();
  const { code = '', message = '' } = refusal ?? {};
  const asked = encodeURIComponent(id);
  return (
    <Sheet
      open={refusal !== undefined && refusal !== closed}
      title={message}
      size="bottom"
      onClose={() => setClosed(refusal)}
    >
      {code === CHANGED ? (
        <Button onClick={onReopen}>刷新题目</Button>
      ) : ENDED.includes(code) ? (
        <ButtonLink href={`/questionnaire_result?id=${asked}`}>查看结果</ButtonLink>
      ) : (
        <ButtonLink href={`/questionnaire_introduce?id=${asked}`}>查看问卷说明</ButtonLink>
      )}
    </Sheet>
  );
};
