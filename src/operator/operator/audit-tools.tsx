import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { type AuditFilter, LOOKED_THROUGH } from '#schemas/operator/audit-endpoints.ts';
import { auditActionNames, auditActions } from '#schemas/operator/fields.ts';
import { LONGEST_WORD } from '#schemas/operator/operator-call.ts';
import { chinaFormat } from '#src/platform/time/china-clock.ts';
import css from '../parts/panel/report.module.css';
import { Line, Text } from '../parts/part.tsx';
import { useAuditExport } from './use-audit-export.ts';

const kinds = auditActions.map((value) => ({ value, label: auditActionNames[value] }));

type DayProps = { label: string; value: string; onChange: (day: string) => void };

const Day = ({ label, value, onChange }: DayProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the input is the control
  <label>
    {label}
    <Input
      type="date"
      value={value}
      max={chinaFormat(Date.now(), 'YYYY-MM-DD')}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);

type Props = {
  filter: AuditFilter;
  operators: readonly { id: number; name: string }[];
  onFilter: (filter: AuditFilter) => void;
  onExported: () => void;
};

const Word = ({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) => {
  const [typed, setTyped] = useState(filter.word ?? '');
  return (
    <Input.Search
      className={css.word ?? ''}
      placeholder="搜索说明"
      aria-label="搜索说明"
      allowClear
      maxLength={LONGEST_WORD}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onSearch={(word) => onFilter({ ...filter, word: word.trim() })}
    />
  );
};

export const AuditTools = ({ filter, operators, onFilter, onExported }: Props) => {
  const { busy, run } = useAuditExport(filter, onExported);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Line gap={16} rowGap={8} wrap below={12} className={css.tools}>
      <Select
        aria-label="谁"
        placeholder="所有人"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        style={{ inlineSize: 150 }}
        value={filter.operator ?? null}
        options={[
          { value: 'system' as const, label: '系统' },
          ...operators.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(operator) => onFilter({ ...filter, operator: operator ?? undefined })}
      />
      <Select
        aria-label="操作"
        placeholder="所有操作"
        allowClear
        style={{ inlineSize: 130 }}
        value={filter.action ?? null}
        options={kinds}
        onChange={(action) => onFilter({ ...filter, action: action ?? undefined })}
      />
      <Day
        label="从"
        value={filter.from ?? ''}
        onChange={(from) => onFilter({ ...filter, from: from || undefined })}
      />
      <Day
        label="到"
        value={filter.until ?? ''}
        onChange={(until) => onFilter({ ...filter, until: until || undefined })}
      />
      <Word key={filter.word ?? ''} filter={filter} onFilter={onFilter} />
      {isFiltered && <Button onClick={() => onFilter({})}>清除条件</Button>}
      <Button className={css.end ?? ''} loading={busy} onClick={() => void run()}>
        导出表格
      </Button>
      {filter.word && !/[\p{L}\p{N}]/u.test(filter.word) && (
        <Text size={13} tone="tertiary" whole>
          只有符号的词，在最近 {LOOKED_THROUGH} 条符合其他条件的记录里搜索
        </Text>
      )}
    </Line>
  );
};
