import { ownCouponsAddress } from '#schemas/coupon/addresses.ts';
import { couponTotals } from '#schemas/coupon/endpoints.ts';
import { pointsAddress } from '#schemas/points/addresses.ts';
import { pointsHome } from '#schemas/points/endpoints.ts';
import { endText } from '#src/entities/coupon/words.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Box } from '#src/ui/part/parts.tsx';
import { type Answer, Cell, Cells, Figure, figure } from './cells.tsx';

/** Keeps a line's height. */
const NO_WORDS = '\u00a0';

const noteOf = <D,>({ data, error }: Answer<D>, words: (data: D) => string): string => {
  if (data !== undefined) return words(data);
  return error === undefined ? NO_WORDS : '暂时没有取到';
};

export const MyBalances = () => {
  const points = useCall(pointsHome);
  const coupons = useCall(couponTotals);
  return (
    <Box
      as="section"
      above={12}
      side="gutter"
      surface="card"
      radius="card"
      aria-label="积分与优惠券"
    >
      <Cells>
        <Cell
          href={pointsAddress()}
          name="积分"
          note={noteOf(points, ({ signed }) => (signed ? '今日已签到' : '今日未签到'))}
        >
          <Figure>{figure(points, ({ balance }) => balance)}</Figure>
        </Cell>
        <Cell
          href={ownCouponsAddress()}
          name="优惠券"
          note={noteOf(coupons, ({ nextEnd, ending }) => endText(ending, nextEnd))}
        >
          <Figure>{figure(coupons, ({ unused }) => unused)}</Figure>
        </Cell>
      </Cells>
    </Box>
  );
};
