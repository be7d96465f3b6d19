import { type FormEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { homeRegistry } from '#sections/home-registry.ts';
import { explain } from '#src/engine/explain.ts';
import { resolve } from '#src/engine/resolve.ts';
import { sampleCaller } from '../back-end/sample-caller.ts';
import { PageOfFew } from '../sections/page-of-few.tsx';
import { Bench } from './Bench.tsx';
import { Check } from './Check.tsx';
import { OrderRow } from './OrderRow.tsx';
import { changeOrder, firstOrder, type OrderChange, type OrderState } from './order-state.ts';
import css from './playground.module.css';

const readPage = ({ rows, config, modules, member }: OrderState) => {
  const layout = { gated: true, nodes: rows.map(({ name }) => ({ name })) };
  const context = { registry: homeRegistry, member, modules };
  return {
    resolved: resolve(layout, config, context),
    explanations: explain(layout, config, context),
  };
};

type SettingsProps = { state: OrderState; onChange: (change: OrderChange) => void };

const Settings = ({ state, onChange }: SettingsProps) => (
  <fieldset className={css.samples}>
    <legend>环境</legend>
    <Check checked={state.member} onChange={(member) => onChange({ do: 'member', member })}>
      会员已登录
    </Check>
    {Object.entries(state.modules).map(([name, on]) => (
      <Check
        key={name}
        checked={on}
        onChange={(next) => onChange({ do: 'module', name, on: next })}
      >
        模块 {name}
      </Check>
    ))}
    <button type="button" onClick={() => onChange({ do: 'reset' })}>
      恢复原样
    </button>
  </fieldset>
);

const AddRow = ({ onChange }: Pick<SettingsProps, 'onChange'>) => {
  const [name, setName] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onChange({ do: 'add', name });
    setName('');
  };
  return (
    <form className={css.add} onSubmit={onSubmit}>
      <label className={css.field}>
        加一个名称（别名、重复的、写错的都可以试）
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="submit">加到最前</button>
    </form>
  );
};

/** Moves the focus along with a moved row, whose button would lose it. */
const useFollowedFocus = () => {
  const desk = useRef<HTMLDivElement>(null);
  const wanted = useRef('');
  useLayoutEffect(() => {
    if (!wanted.current) return;
    desk.current?.querySelector<HTMLElement>(`[data-move="${wanted.current}"]`)?.focus();
    wanted.current = '';
  });
  const follow = (id: number, by: number) => {
    wanted.current = `${id}:${by}`;
  };
  return [desk, follow] as const;
};

/** Reorders and switches the sections of the ordered page, and explains which show. */
export const OrderBench = () => {
  const [state, change] = useReducer(changeOrder, undefined, firstOrder);
  const { resolved, explanations } = useMemo(() => readPage(state), [state]);
  const [desk, follow] = useFollowedFocus();
  const [notice, setNotice] = useState('');
  const move = (id: number, name: string, by: -1 | 1) => {
    follow(id, by);
    change({ do: 'move', id, by });
    setNotice(`${name}${by < 0 ? '上移' : '下移'}一位`);
  };
  return (
    <Bench
      title="首页编排"
      advice="调整有序首页的顺序和开关，每一行写着为什么显示或不显示；右边是学员看到的页面。"
      desk={
        <div className={css.rows} ref={desk}>
          <Settings state={state} onChange={change} />
          <AddRow onChange={change} />
          <p className="spoken" role="status">
            {notice}
          </p>
          <ol className={css.order}>
            {state.rows.map((row, index) => {
              const explanation = explanations[index];
              return (
                explanation && (
                  <OrderRow
                    key={row.id}
                    row={row}
                    explanation={explanation}
                    state={state}
                    onChange={change}
                    onMove={(by) => move(row.id, row.name, by)}
                  />
                )
              );
            })}
          </ol>
        </div>
      }
      phone={<PageOfFew resolved={resolved} caller={sampleCaller} always />}
    />
  );
};
