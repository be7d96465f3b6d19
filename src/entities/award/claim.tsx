import { personAddress } from '#schemas/award/addresses.ts';
import { type Award, claimAward } from '#schemas/award/endpoints.ts';
import { profileAddress } from '#schemas/profile/addresses.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';
import { BarLink } from '#src/ui/button/bar-link.tsx';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { claimedAddress, isCertified } from './words.ts';

type Props = {
  award: Award;
  /** Reads the award again, since its state differs from what was shown. */
  again: () => void;
};

export const ClaimAction = ({ award, again }: Props) => {
  const here = useHere();
  const failed = '没有收到结果，请再试一次，不会重复领取';
  const { send, busy, failure } = useChange(claimAward, failed, ofId);
  const { id, target, needPerson, registeredName } = award;
  if (needPerson)
    return <ButtonLink href={personAddress({ id, type: target })}>填写信息并领取</ButtonLink>;
  const claim = async () => {
    const answer = await send({ id });
    if (!answer) return;
    again();
    if (!answer.ok) return;
    showToast('领取成功');
    if (here()) navigate(claimedAddress(award));
  };
  return (
    <>
      {isCertified(award) && (
        <Line gap={8} justify="between">
          <Text as="span" kind="meta" tone="secondary" flex="shrink">
            {registeredName
              ? `证书上的姓名：${registeredName}`
              : '证书上写认证或资料里的姓名，都没有就写学号'}
          </Text>
          <BarLink href={profileAddress()} name={registeredName ? '核对姓名' : '填写姓名'} />
        </Line>
      )}
      <Failure text={failure} />
      <Button busy={busy ? '正在领取…' : undefined} onClick={() => void claim()}>
        领取
      </Button>
    </>
  );
};
