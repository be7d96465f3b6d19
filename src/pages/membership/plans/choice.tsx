import type { Plan, VipPlans } from '#schemas/membership/endpoints.ts';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { isZero } from '#src/ui/value/amount.ts';
import { Price } from '#src/ui/value/price.tsx';
import { holdsNow } from '../member-card.tsx';
import css from './choice.module.css';

export const isFree = ({ price }: Plan): boolean => isZero(price);

/** The plans that a member may choose from: what tries the card out is nothing for its holder. */
export const offeredPlans = (vip: VipPlans): readonly Plan[] =>
  holdsNow(vip) ? vip.plans.filter((plan) => !isFree(plan)) : vip.plans;

const daysText = ({ days, taken }: Plan): string => {
  if (taken) return '已领取';
  return days === 0 ? '终身' : `${days} 天`;
};

const PlanPrice = ({ plan }: { plan: Plan }) => (
  <>
    <span className={css.price}>
      <Price value={plan.price} size="inherit" />
    </span>
    <Price value={plan.linePrice} struck />
  </>
);

type Props = { plan: Plan; chosen: boolean; onChoose: () => void };

const Choice = ({ plan, chosen, onChoose }: Props) => (
  <Stack as="label" anchor className={css.choice}>
    <input
      className="spoken"
      type="radio"
      name="plan"
      checked={chosen}
      disabled={plan.taken}
      onChange={onChoose}
    />
    <Stack
      as="span"
      textAlign="center"
      gap={2}
      across="center"
      packed="start"
      padInline={8}
      padStart={16}
      padEnd={12}
      surface="card"
      radius="card"
      edge="all"
      anchor
      className={css.plan}
      data-taken={plan.taken}
    >
      {plan.recommended && <span className={css.mark}>推荐</span>}
      <Text as="span" kind="card-title">
        {plan.title}
      </Text>
      <PlanPrice plan={plan} />
      <Box as="span" above="auto" className={css.days}>
        {daysText(plan)}
      </Box>
    </Stack>
  </Stack>
);

type Plans = { plans: readonly Plan[]; chosen: string; onChoose: (id: string) => void };

export const PlanChoice = ({ plans, chosen, onChoose }: Plans) => (
  <fieldset className={css.plans} data-odd={plans.length % 2 === 1} aria-label="会员方案">
    {plans.map((plan) => (
      <Choice
        key={plan.id}
        plan={plan}
        chosen={plan.id === chosen}
        onChoose={() => onChoose(plan.id)}
      />
    ))}
  </fieldset>
);
