import { followPrompt } from '#schemas/home/endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { CodeCard } from '#src/ui/card/code-card.tsx';

export const FollowCard = () => {
  const { data } = useCall(followPrompt);
  const name = data?.name || '我们';
  return (
    <CodeCard
      title={`关注${name}`}
      picture={data?.picture ?? ''}
      alt={`${name}的二维码`}
      text="长按二维码识别后关注，更新、开课和答疑的消息不会错过。"
    />
  );
};
