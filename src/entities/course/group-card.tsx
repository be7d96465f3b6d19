import { productDetail } from '#schemas/course/endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { CodeCard } from '#src/ui/card/code-card.tsx';

type Group = { code: string; text: string };

/** Renders nothing without a code. */
export const GroupCard = ({ code, text }: Group) => (
  <CodeCard
    title="加入学习群"
    picture={code}
    alt="学习群的二维码"
    text={text || '长按二维码识别后入群，和同学一起学。'}
  />
);

/** The group of a course in an order; renders nothing until it is known. */
export const GroupOfProduct = ({ product }: { product: string }) => {
  const { data } = useCall(productDetail, { id: product });
  return data ? <GroupCard {...data.group} /> : null;
};
