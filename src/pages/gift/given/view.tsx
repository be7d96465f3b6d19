import { takeGiftAddress } from '#schemas/gift/addresses.ts';
import { type Gift, type GiftState, readGift } from '#schemas/gift/endpoints.ts';
import { giftRefusals } from '#schemas/gift/refusals.ts';
import { orderAddress, orderListAddress } from '#schemas/order/addresses.ts';
import { ShareButton } from '#src/entities/share/share-button.tsx';
import type { SharedThing } from '#src/entities/share/shared-thing.ts';
import { useQueryNumber } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { GiftCover, GiftNote } from '../cover.tsx';

const stateNames: Readonly<Record<GiftState, string>> = {
  open: '等待领取',
  taken: '已被领取',
  withdrawn: '已收回',
};

const notes: Readonly<Record<GiftState, string>> = {
  open: '领取链接长期有效，只能领取一次。被领取前可以再次分享，也可以在订单中申请退款。',
  taken: '对方领取后即可学习，礼物不能再退款。',
  withdrawn: '款项已退回，领取链接已失效。',
};

const sharedGift = ({ title, thumb, code }: Gift): SharedThing => ({
  title: `送你一门课：${title}`,
  desc: '点开即可领取，只能领取一次',
  picture: thumb,
  address: takeGiftAddress(code),
});

const GivenGift = ({ gift }: { gift: Gift }) => (
  <Cards>
    <Card>
      <GiftCover {...gift} />
    </Card>
    <Card title={stateNames[gift.state]}>
      <GiftNote text={notes[gift.state]} />
      <FactList
        bare
        facts={[
          ['领取人', gift.state === 'taken' ? gift.taker || '一位学员' : ''],
          ['领取时间', momentOrBlank(gift.takenAt)],
          ['购买时间', momentOrBlank(gift.createdAt)],
        ]}
      />
    </Card>
    <ButtonLink look="outlined" href={orderAddress({ id: gift.id })}>
      查看订单
    </ButtonLink>
  </Cards>
);

export default detailView(readGift, {
  useQuery: useQueryNumber,
  useReread: useSeenAgain,
  notFound: { to: orderListAddress(), link: '我的订单', missing: giftRefusals.noSuchGift.message },
  shapes: [
    ['banner', 1],
    ['lines', 3],
  ],
  action: (gift) =>
    gift.state === 'open' && <ShareButton thing={sharedGift(gift)}>发给朋友领取</ShareButton>,
  body: (gift) => <GivenGift gift={gift} />,
});
