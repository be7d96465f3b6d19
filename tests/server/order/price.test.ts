import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatePrice } from '#server/domains/order/pricing/price.ts';

const parts = {
  unitFen: 10_000,
  quantity: 1,
  memberFen: null,
  coupon: null,
  points: { balance: 0, wanted: false },
  title: '商品金额',
};

describe('the price of an order', () => {
  it('takes coupon, points and card off in this order, each line by line', () => {
    const { payFen, points, lines } = calculatePrice({
      ...parts,
      memberFen: 8000,
      coupon: { title: '满减券', cutFen: 2000 },
      points: { balance: 9999, wanted: true },
    });
    expect(lines.map(({ kind, fen }) => [kind, fen])).toEqual([
      ['price', 10_000],
      ['coupon', 2000],
      ['points', 4000],
      ['member', 2000],
      ['pay', 2000],
    ]);
    expect([payFen, points]).toEqual([2000, 4000]);
  });

  it('spends no points on what the card takes off anyway', () => {
    const { payFen, points } = calculatePrice({
      ...parts,
      memberFen: 1000,
      points: { balance: 9999, wanted: true },
    });
    expect([payFen, points]).toEqual([0, 1000]);
  });

  it('never goes below 0, in whole fen, and its lines make up what is paid', () => {
    const fen = fc.nat({ max: 100_000 });
    const any = fc.record({
      unitFen: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      memberFen: fc.option(fen),
      coupon: fc.option(fc.record({ title: fc.constant('券'), cutFen: fen })),
      points: fc.record({ balance: fen, wanted: fc.boolean() }),
      title: fc.constant('商品金额'),
    });
    fc.assert(
      fc.property(any, (given) => {
        const { totalFen, payFen, points, mostPoints, lines } = calculatePrice(given);
        const amounts = new Map(lines.map(({ kind, fen }) => [kind, fen]));
        const off = ['coupon', 'points', 'member'] as const;
        const taken = off.reduce((sum, kind) => sum + (amounts.get(kind) ?? 0), 0);
        expect(payFen).toBe(totalFen - taken);
        expect(payFen).toBeGreaterThanOrEqual(0);
        expect(lines.every(({ fen }) => Number.isInteger(fen) && fen >= 0)).toBe(true);
        expect(points).toBeLessThanOrEqual(Math.min(given.points.balance, mostPoints));
        expect(points).toBeLessThanOrEqual(totalFen / 2);
      }),
    );
  });
});
