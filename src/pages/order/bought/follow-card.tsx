import { useState } from 'react';
import { followPrompt } from '../../../../schemas/home/endpoints.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { Card } from '../../../ui/card/cards.tsx';
import css from './follow-card.module.css';

/** QR code of the account to follow, as one picture that the messenger can recognise. */
export const FollowCard = () => {
  const { data } = useCall(followPrompt);
  const [missing, setMissing] = useState(false);
  if (!data?.picture || missing) return null;
  const name = data.name || '我们';
  return (
    <Card title={`关注${name}`}>
      <div className={css.follow}>
        <img
          className={css.code}
          src={data.picture}
          alt={`${name}的二维码`}
          onError={() => setMissing(true)}
        />
        <p className={css.text}>长按二维码识别后关注，更新、开课和答疑的消息不会错过。</p>
      </div>
    </Card>
  );
};
