import { App, Button, Modal, Popconfirm, Select, Switch, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { changeOperator, listOperators } from '../../../schemas/operator/endpoints.ts';
import type { OperatorRole } from '../../../schemas/operator/roles.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useOperator } from '../draft-editor/context.ts';
import { DeskTable } from '../parts/desk-table.tsx';
import { Icon } from '../parts/icons.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { ownPaging } from '../parts/paging.ts';
import css from '../parts/report.module.css';
import { useAction } from '../parts/use-action.ts';
import { WidePanel } from '../parts/wide-panel.tsx';
import { roleNames } from '../session.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { AddOperator } from './add-operator.tsx';

type Account = z.output<typeof listOperators.data>['operators'][number];
type Change = Pick<Account, 'id' | 'role' | 'active'> & { resetPassword: boolean };
type Secret = { name: string; password: string } | null;

const roles = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

const columnsOf = (own: number, change: (change: Change) => void): TableColumnsType<Account> => {
  const changed = ({ id, role, active }: Account, changes: Partial<Change>) =>
    change({ id, role, active, resetPassword: false, ...changes });
  return [
    {
      title: '账号',
      dataIndex: 'name',
      render: (name: string, { id }) => (id === own ? `${name}（我）` : name),
    },
    {
      title: '权限',
      dataIndex: 'role',
      width: 130,
      render: (role: OperatorRole, account) => (
        <Select
          value={role}
          options={roles as { value: OperatorRole; label: string }[]}
          disabled={account.id === own}
          style={{ inlineSize: 96 }}
          aria-label={`${account.name}的权限`}
          onChange={(value) => changed(account, { role: value })}
        />
      ),
    },
    {
      title: '可以登录',
      dataIndex: 'active',
      width: 110,
      render: (active: boolean, account) => (
        <Switch
          checked={active}
          disabled={account.id === own}
          aria-label={`${account.name}可以登录`}
          onChange={(value) => changed(account, { active: value })}
        />
      ),
    },
    { title: zoned('添加时间'), dataIndex: 'createdAt', width: 160, render: momentText },
    {
      title: '操作',
      key: 'actions',
      width: 130,
      render: (_, account) =>
        account.id === own ? null : (
          <Popconfirm
            title={`重置${account.name}的密码？`}
            description="原来的密码和登录立即失效。"
            okText="重置"
            cancelText="取消"
            onConfirm={() => changed(account, { resetPassword: true })}
          >
            <Button type="link" size="small">
              重置密码
            </Button>
          </Popconfirm>
        ),
    },
  ];
};

/** The operators' accounts and their roles. */
export default function AccountsScreen() {
  const operator = useOperator();
  const { message } = App.useApp();
  const call = useOperatorCall(listOperators, {});
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<Secret>(null);
  const { run } = useAction(
    (change: Change) => changeByOperator(changeOperator, change, `${change.id}`),
    ({ operator: account, password }) => {
      if (password) setSecret({ name: account.name, password });
      else message.success('已修改');
      call.refresh();
    },
  );
  return (
    <>
      <div className={css.tools}>
        <p>查看：只看；编辑：改草稿；发布：发布、回滚、管理账号。</p>
        <Button
          className={css.end ?? ''}
          type="primary"
          icon={<Icon name="plus" size={16} />}
          onClick={() => setAdding(true)}
        >
          添加账号
        </Button>
      </div>
      <WidePanel label="账号">
        <Loaded call={call}>
          {({ operators }) => (
            <DeskTable
              rowKey="id"
              columns={columnsOf(operator.id, (change) => void run(change))}
              dataSource={operators}
              pagination={ownPaging}
            />
          )}
        </Loaded>
      </WidePanel>
      <AddOperator
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={(name, password) => {
          setSecret({ name, password });
          call.refresh();
        }}
      />
      <Modal
        open={secret !== null}
        title={`${secret?.name ?? ''}的密码`}
        onOk={() => setSecret(null)}
        okText="已记下"
        closable={false}
        cancelButtonProps={{ style: { display: 'none' } }}
        width={440}
      >
        <p>只显示这一次，请交给本人，登录后可在右上角修改。</p>
        <code className={css.secret}>{secret?.password}</code>
      </Modal>
    </>
  );
}
