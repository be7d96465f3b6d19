import { useParams } from 'wouter';
import { GIFT } from '#schemas/gift/addresses.ts';
import { type OfferedGift, offeredGift, takeGift } from '#schemas/gift/endpoints.ts';
import { giftRefusals } from '#schemas/gift/refusals.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Card, Cards, Failure } from '#src/ui/card/cards.tsx';
import { GiftCover, GiftNote } from '../cover.tsx';

/** The code of the gift in the address; undefined where the invitation is to something else. */
const useGiftCode = () => {
  const { id = '', type = '' } = useParams<{ id: string; type: string }>();
  return type === GIFT && id !== '' ? { code: id } : undefined;
};

/** Why there is nothing to take; '' where the gift can be taken. */
const closedWords = ({ state, given, mine, owned }: OfferedGift): string => {
  if (mine) return '你已领取这份礼物，随时可以学习';
  if (state === 'taken') return given ? '这份礼物已被领取' : '来晚了一步，这份礼物已被领取';
  if (state === 'withdrawn') return giftRefusals.giftWithdrawn.message;
  if (given) return giftRefusals.ownGift.message;
  return owned ? '你已拥有这门课，礼物会为赠送人保留，可以转给其他朋友' : '';
};

const Take = ({ code, again }: { code: string; again: () => void }) => {
  const here = useHere();
  const { send, busy, failure } = useChange(takeGift, '没有收到结果，请再试一次，不会重复领取');
  const take = async () => {
    const answer = await send({ code });
    if (!answer) return;
    if (!answer.ok) return again();
    showToast('领取成功');
    if (here()) navigate(answer.data.link, { replace: true });
  };
  return (
    <>
      <Failure text={failure} />
      <Button busy={busy ? '正在领取…' : undefined} onClick={() => void take()}>
        领取礼物
      </Button>
    </>
  );
};

const Gift = ({ gift, again }: { gift: OfferedGift; again: () => void }) => {
  const code = useGiftCode()?.code ?? '';
  const closed = closedWords(gift);
  return (
    <Cards>
      <Card title={`${gift.giver || '一位朋友'}送你一门课`}>
        <GiftCover {...gift} />
        <GiftNote text={closed || '领取后即可学习，只能由一人领取。'} />
      </Card>
      {closed ? (
        <ButtonLink look={gift.mine ? 'filled' : 'outlined'} href={gift.link}>
          {gift.mine || gift.owned ? '去学习' : '看看这门课'}
        </ButtonLink>
      ) : (
        <Take code={code} again={again} />
      )}
    </Cards>
  );
};

export default detailView(offeredGift, {
  useQuery: useGiftCode,
  notFound: { to: homeAddress(), link: '去首页看看', missing: giftRefusals.noSuchGift.message },
  shapes: [
    ['banner', 1],
    ['lines', 3],
  ],
  body: (gift, { retry }) => <Gift gift={gift} again={retry} />,
});
