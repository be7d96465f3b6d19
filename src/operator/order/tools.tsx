import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { LONGEST_WORD } from '#schemas/operator/operator-call.ts';
import { type OrderFilter, type OrderTab, orderTabs } from '#schemas/order/desk-endpoints.ts';
import { chinaFormat } from '#src/platform/time/china-clock.ts';
import report from '../parts/panel/report.module.css';
import { Line, Text } from '../parts/part.tsx';
import css from './order.module.css';
import { useOrderExport } from './use-order-export.ts';
import { orderTabNames } from './words.ts';

const states = orderTabs.map((value) => ({
  value,
  label: value === 'all' ? '全部状态' : orderTabNames[value],
}));

type DayProps = { label: string; value: string; onChange: (day: string) => void };

const Day = ({ label, value, onChange }: DayProps) => (
  // the input is the control
  <Text as="label" breaks="none">
    {label}
    <Input
      type="date"
      value={value}
      max={chinaFormat(Date.now(), 'YYYY-MM-DD')}
      onChange={({ target }) => onChange(target.value)}
    />
  </Text>
);

type Props = { filter: OrderFilter; onFilter: (filter: OrderFilter) => void };

const LOOKS_FOR = '搜索订单编号、会员编号、手机号或商品';

const Word = ({ filter, onFilter }: Props) => {
  const [typed, setTyped] = useState(filter.word);
  return (
    <Input.Search
      className={css.word ?? ''}
      placeholder={LOOKS_FOR}
      aria-label={LOOKS_FOR}
      allowClear
      maxLength={LONGEST_WORD}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onSearch={(word) => onFilter({ ...filter, word: word.trim() })}
    />
  );
};

const withDay = (filter: OrderFilter, name: 'from' | 'until', day: string): OrderFilter => {
  const { [name]: _, ...others } = filter;
  return day ? { ...others, [name]: day } : others;
};

export const OrderTools = ({ filter, onFilter }: Props) => {
  const { busy, run } = useOrderExport(filter);
  const isNarrowed = Object.keys(filter).length > 2 || filter.state !== 'all' || filter.word !== '';
  return (
    <Line gap={16} rowGap={8} wrap below={12} className={report.tools}>
      <Word key={filter.word} filter={filter} onFilter={onFilter} />
      <Select<OrderTab>
        aria-label="订单状态"
        style={{ inlineSize: 120 }}
        value={filter.state}
        options={states}
        onChange={(state) => onFilter({ ...filter, state })}
      />
      <Day
        label="下单从"
        value={filter.from ?? ''}
        onChange={(day) => onFilter(withDay(filter, 'from', day))}
      />
      <Day
        label="到"
        value={filter.until ?? ''}
        onChange={(day) => onFilter(withDay(filter, 'until', day))}
      />
      {isNarrowed && <Button onClick={() => onFilter({ state: 'all', word: '' })}>清除条件</Button>}
      <Button className={report.end ?? ''} loading={busy} onClick={() => void run()}>
        导出表格
      </Button>
    </Line>
  );
};
