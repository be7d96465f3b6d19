import { productDetail } from '../../../../schemas/course/endpoints.ts';
import { walletHome } from '../../../../schemas/wallet/endpoints.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { chinaDate } from '../../../platform/time/china-date.ts';
import { Card } from '../../../ui/card/cards.tsx';
import { FactList } from '../../../ui/value/fact-list.tsx';

type Fact = readonly [name: string, value: string];

const Granted = ({ facts }: { facts: readonly Fact[] }) => (
  <Card title="已开通">
    <FactList apart bare facts={facts} />
  </Card>
);

/** Facts of a bought course or column; nothing until they are known. */
export const GrantedProduct = ({ product }: { product: string }) => {
  const { data } = useCall(productDetail, { id: product });
  if (!data) return null;
  const { lessonCount, teacher, mine } = data;
  return (
    <Granted
      facts={[
        ['内容', lessonCount > 0 ? `共 ${lessonCount} 节` : ''],
        ['讲师', teacher.name],
        ['有效期', mine.until === null ? '长期有效' : `至 ${chinaDate(mine.until)}`],
      ]}
    />
  );
};

/** Until when the member's card is valid after the purchase. */
export const GrantedCard = () => {
  const { data } = useCall(walletHome);
  if (!data || (!data.forever && data.vipUntil === null)) return null;
  const until = data.vipUntil === null ? '' : `至 ${chinaDate(data.vipUntil)}`;
  return <Granted facts={[['会员有效期', data.forever ? '终身有效' : until]]} />;
};
