import {
  App,
  Button,
  Modal,
  Popconfirm,
  Segmented,
  Select,
  Switch,
  type TableColumnsType,
} from 'antd';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type * as z from 'zod/mini';
import { changeOperator, listOperators } from '#schemas/operator/endpoints.ts';
import { listRoles, type NamedRole } from '#schemas/operator/role-endpoints.ts';
import { resetSecondFactor } from '#schemas/operator/second-factor-endpoints.ts';
import { endOperatorSessions } from '#schemas/operator/session-endpoints.ts';
import { screens } from '../addresses.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useOperator } from '../draft-editor/context.ts';
import { useAction } from '../parts/form/use-action.ts';
import { Icon } from '../parts/icons.tsx';
import { DeskTable } from '../parts/list/desk-table.tsx';
import { ownPaging } from '../parts/list/paging.ts';
import { momentText, zoned } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import css from '../parts/panel/report.module.css';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { Line } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { AddOperator } from './add-operator.tsx';
import { Roles } from './roles.tsx';

type Account = z.output<typeof listOperators.data>['operators'][number];
type Change = Pick<Account, 'id' | 'role' | 'active'> & { resetPassword: boolean };
type Secret = { name: string; password: string } | null;

type Shown = {
  own: number;
  roles: readonly NamedRole[];
  change: (change: Change) => void;
  end: (id: number) => void;
  unsecure: (id: number) => void;
};

const columnsOf = ({ own, roles, change, end, unsecure }: Shown): TableColumnsType<Account> => {
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
      width: 150,
      render: (role: Account['role'], account) => (
        <Select
          value={role}
          options={roles.map(({ role: value, name: label }) => ({ value, label }))}
          disabled={account.id === own}
          style={{ inlineSize: 120 }}
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
    {
      title: zoned('上次登录'),
      dataIndex: 'lastSignInAt',
      width: 200,
      render: (at: number | null, { lastDevice }) =>
        at === null ? '还没有' : [momentText(at), lastDevice].filter(Boolean).join('，'),
    },
    {
      title: '二次验证',
      dataIndex: 'secondFactor',
      width: 100,
      render: (on: boolean) => (on ? '已开启' : '未开启'),
    },
    { title: zoned('添加时间'), dataIndex: 'createdAt', width: 160, render: momentText },
    {
      title: '操作',
      key: 'actions',
      width: 210,
      render: (_, account) =>
        account.id === own ? null : (
          <>
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
            <Popconfirm
              title={`让${account.name}退出所有设备？`}
              description="正在编辑的内容不会丢，重新登录后继续。"
              okText="退出"
              cancelText="取消"
              onConfirm={() => end(account.id)}
            >
              <Button type="link" size="small">
                退出所有设备
              </Button>
            </Popconfirm>
            {account.secondFactor && (
              <Popconfirm
                title={`关闭${account.name}的二次验证？`}
                description="手机丢失时使用。以前的登录立即失效，之后只用密码登录。"
                okText="关闭"
                cancelText="取消"
                onConfirm={() => unsecure(account.id)}
              >
                <Button type="link" size="small">
                  关闭二次验证
                </Button>
              </Popconfirm>
            )}
          </>
        ),
    },
  ];
};

const Accounts = () => {
  const operator = useOperator();
  const { message } = App.useApp();
  const call = useOperatorCall(listOperators, {}, { fresh: true });
  const roles = useOperatorCall(listRoles, {}).data?.roles ?? [];
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
  const { run: unsecure } = useAction(
    (id: number) => changeByOperator(resetSecondFactor, { id }, `${id}`),
    () => {
      void message.success('二次验证已关闭，以前的登录已失效');
      call.refresh();
    },
  );
  const { run: end } = useAction(
    (id: number) => changeByOperator(endOperatorSessions, { id }, `${id}`),
    () => void message.success('已退出所有设备'),
  );
  return (
    <>
      <Line gap={16} rowGap={8} wrap below={12} className={css.tools}>
        <p>一个账号有一个角色，角色决定能看什么、做什么；改动立即生效。</p>
        <Button
          className={css.end ?? ''}
          type="primary"
          icon={<Icon name="plus" size={16} />}
          onClick={() => setAdding(true)}
        >
          添加账号
        </Button>
      </Line>
      <WidePanel label="账号">
        <Loaded call={call}>
          {({ operators }) => (
            <DeskTable
              rowKey="id"
              columns={columnsOf({
                own: operator.id,
                roles,
                change: (change) => void run(change),
                end: (id) => void end(id),
                unsecure: (id) => void unsecure(id),
              })}
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
};

const tabs = [
  { value: '', label: '账号' },
  { value: 'roles', label: '角色' },
];

export default function AccountsScreen({ tab }: { tab: string }) {
  const [, navigate] = useLocation();
  const shown = tab === 'roles' ? 'roles' : '';
  return (
    <>
      <Line gap={16} rowGap={8} wrap below={12} className={css.tools}>
        <Segmented
          options={tabs}
          value={shown}
          aria-label="账号或角色"
          onChange={(next) => navigate(next === 'roles' ? screens.roles : screens.accounts)}
        />
      </Line>
      {shown === 'roles' ? <Roles /> : <Accounts />}
    </>
  );
}
