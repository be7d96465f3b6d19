import { productDetail } from '#schemas/course/endpoints.ts';
import { walletHome } from '#schemas/wallet/endpoints.ts';
import { validityOf } from '#src/entities/course/facts.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { dayText } from '#src/platform/time/china-date.ts';
import { Card } from '#src/ui/card/cards.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';

type Fact = readonly [name: string, value: string];

const Granted = ({ facts }: { facts: readonly Fact[] }) => (
  <Card title="已开通">
    <FactList bare facts={facts} />
  </Card>
);

const names = ['内容', '讲师', '有效期'] as const;

/** Facts of a bought course or column, whose room is kept until they come. */
export const GrantedProduct = ({ product }: { product: string }) => {
  const { data, error } = useCall(productDetail, { id: product });
  if (!data && error) return null;
  if (!data) return <Granted facts={names.map((name) => [name, '…'] as const)} />;
  const { lessonCount, teacher, mine } = data;
  return (
    <Granted
      facts={[
        [names[0], lessonCount > 0 ? `共 ${lessonCount} 节` : ''],
        [names[1], teacher.name],
        [names[2], validityOf(mine)],
      ]}
    />
  );
};

export const GrantedCard = () => {
  const { data } = useCall(walletHome);
  if (!data || (!data.forever && data.vipUntil === null)) return null;
  const until = data.vipUntil === null ? '' : `至 ${dayText(data.vipUntil)}`;
  return <Granted facts={[['会员有效期', data.forever ? '终身有效' : until]]} />;
};
