import { App, Button, Popconfirm, Switch, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { rightsText } from '#schemas/operator/areas.ts';
import {
  demandSecondFactor,
  listRoles,
  type NamedRole,
  removeRole,
} from '#schemas/operator/role-endpoints.ts';
import { refreshRights } from '../call-operator.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { useAction } from '../parts/form/use-action.ts';
import { Icon } from '../parts/icons.tsx';
import { ownPaging } from '../parts/list/paging.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import css from '../parts/panel/report.module.css';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { Line } from '../parts/part.tsx';
import { useOperatorCallAnew } from '../use-operator-call.ts';
import { RoleEditor } from './role-editor.tsx';

type Acts = { edit: (role: NamedRole) => void; remove: (id: number) => void };

const Actions = ({ row, edit, remove }: Acts & { row: NamedRole }) => {
  const { role, name, holders } = row;
  if (typeof role !== 'number') return <OperatorChip tone="quiet">内置</OperatorChip>;
  return (
    <>
      <Button type="link" size="small" aria-label={`修改${name}`} onClick={() => edit(row)}>
        修改
      </Button>
      {holders === 0 && (
        <Popconfirm
          title={`删除角色${name}？`}
          description="没有账号在用它，删除后不能恢复。"
          okText="删除"
          cancelText="取消"
          onConfirm={() => remove(role)}
        >
          <Button type="link" size="small" danger aria-label={`删除${name}`}>
            删除
          </Button>
        </Popconfirm>
      )}
    </>
  );
};

const grantedText = ({ rights, secondFactor }: NamedRole): string =>
  rightsText(rights) + (secondFactor ? '；必须开启二次验证' : '');

const columnsOf = (acts: Acts): TableColumnsType<NamedRole> => [
  { title: '角色', dataIndex: 'name', width: 130 },
  { title: '可以做什么', key: 'rights', render: (_, role) => grantedText(role) },
  { title: '账号', dataIndex: 'holders', width: 80, render: (holders) => `${holders} 个` },
  {
    title: '操作',
    key: 'actions',
    width: 130,
    render: (_, row) => <Actions row={row} {...acts} />,
  },
];

type ForAllProps = { on: boolean; onChanged: () => void };

/** Whether all accounts must have a second factor; needs confirmation, since it locks out those without. */
const ForAll = ({ on, onChanged }: ForAllProps) => {
  const { message } = App.useApp();
  const { busy, run } = useAction(
    (all: boolean) => changeByOperator(demandSecondFactor, { all }, `${all}`),
    () => {
      message.success('已保存，立即生效');
      // the change may affect the operator who made it
      void refreshRights().then(onChanged);
    },
  );
  return (
    <Line gap={16} rowGap={8} wrap below={12} className={css.tools}>
      <Popconfirm
        title={on ? '不再要求全部账号开启二次验证？' : '要求全部账号开启二次验证？'}
        description={
          on
            ? '已经开启的不受影响，角色里的要求照旧。'
            : '还没有开启的人（包括你）要先用手机上的验证器开启，才能继续使用后台；正在编辑的内容不会丢。'
        }
        okText="确定"
        cancelText="取消"
        onConfirm={() => void run(!on)}
      >
        <Switch id="second-factor-for-all" checked={on} loading={busy} />
      </Popconfirm>
      <label htmlFor="second-factor-for-all">全部账号必须开启二次验证</label>
    </Line>
  );
};

/** Built-in roles cannot be changed. */
export const Roles = () => {
  const { message } = App.useApp();
  const call = useOperatorCallAnew(listRoles, {});
  const [edited, setEdited] = useState<NamedRole | 'new'>();
  const { run } = useAction(
    (id: number) => changeByOperator(removeRole, { id }, `${id}`),
    () => {
      message.success('已删除');
      call.refresh();
    },
  );
  const acts = { edit: setEdited, remove: (id: number) => void run(id) };
  return (
    <>
      <Line gap={16} rowGap={8} wrap below={12} className={css.tools}>
        <p>内置的角色不能修改。还有账号在用的角色不能删除。</p>
        <Button
          className={css.end ?? ''}
          type="primary"
          icon={<Icon name="plus" size={16} />}
          onClick={() => setEdited('new')}
        >
          新建角色
        </Button>
      </Line>
      <WidePanel label="角色">
        <Loaded call={call}>
          {({ roles, secondFactorForAll }) => (
            <>
              <ForAll on={secondFactorForAll} onChanged={call.refresh} />
              <Table
                rowKey="role"
                size="middle"
                columns={columnsOf(acts)}
                dataSource={roles}
                pagination={ownPaging}
              />
            </>
          )}
        </Loaded>
      </WidePanel>
      {edited && (
        <RoleEditor
          edited={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined);
            message.success('已保存，立即生效');
            call.refresh();
          }}
        />
      )}
    </>
  );
};
