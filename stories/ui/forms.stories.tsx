import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fieldOfSent } from '#schemas/form/field-of-sent.ts';
import { furtherFields } from '#schemas/profile/samples.ts';
import { FormFields } from '#src/entities/field/fields.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { Button, ButtonLink, TextButton } from '#src/ui/button/button.tsx';
import { ChoiceField, SelectField, TickField } from '#src/ui/form/choice.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { PasswordField, TextField } from '#src/ui/form/text.tsx';
import { PageBar } from '#src/ui/page/bar.tsx';
import { LeaveQuestion } from '#src/ui/sheet/leave-question.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import css from './ui-stories.module.css';

export default { title: '组件/表单与面板' } satisfies Meta;

const namesOf = (...titles: string[]) => titles.map((title) => ({ id: title, title }));

const Choice = ({ label, titles, several }: { label: string; titles: string; several?: true }) => {
  const [values, setValues] = useState<readonly string[]>([]);
  const options = namesOf(...titles.split(' '));
  return <ChoiceField {...{ label, options, values, several }} onChange={setValues} />;
};

const SearchedFor = () => {
  const [keyword, setKeyword] = useState('');
  return (
    <div className={css.panel}>
      <SearchField
        label="搜索讲师"
        placeholder="姓名或科室"
        value={keyword}
        onSearch={setKeyword}
      />
      <output>{keyword === '' ? '没有在搜索' : `正在搜索：${keyword}`}</output>
    </div>
  );
};

export const Search: StoryObj = {
  name: '搜索框：提交后搜索，清除后恢复',
  render: () => <SearchedFor />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: '搜索讲师' });
    await userEvent.type(field, ' 心内{Enter}');
    await expect(canvas.getByText('正在搜索：心内')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(canvas.getByText('没有在搜索')).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const Fields: StoryObj = {
  name: '表单项',
  render: () => (
    <div className={css.panel}>
      <FormFrame failure="" submit={<Button type="submit">保存</Button>}>
        <TextField label="姓名" defaultValue="林静" />
        <TextField
          label="手机号"
          inputMode="tel"
          placeholder="11 位手机号"
          action={<TextButton>获取验证码</TextButton>}
        />
        <PasswordField label="密码" hint="6 到 20 位，字母和数字都要有" defaultValue="abc123" />
        <SelectField
          label="职称"
          placeholder="请选择"
          options={namesOf('主任医师', '主治医师', '护师')}
        />
        <TextField label="邀请码" optional />
        <Choice label="性别" titles="保密 男 女" />
        <Choice label="关注领域" titles="心血管 内分泌 呼吸与危重症 儿科" several />
        <TickField label="已阅读并同意">
          <a href="/agreement">用户协议</a>
        </TickField>
      </FormFrame>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '女' }));
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
  },
};

const FurtherFields = () => {
  const [answers, setAnswers] = useState<Readonly<Record<string, readonly string[]>>>({});
  const fields = furtherFields.map(fieldOfSent);
  const loadRegions = () => Promise.resolve([{ name: '浙江省', below: [] }]);
  return (
    <FormFields
      fields={fields}
      answers={answers}
      onChange={(name, values) => setAnswers({ ...answers, [name]: values })}
      faults={[{ name: 'since', text: '请选择从业日期' }]}
      tools={{ loadRegions, choosePicture: () => Promise.resolve('/media/avatar-3.svg') }}
    />
  );
};

export const FurtherFormFields: StoryObj = {
  name: '由运营组合的表单项',
  render: () => (
    <div className={css.panel}>
      <FurtherFields />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: '儿科' }));
    await expect(canvas.getByRole('checkbox', { name: '儿科' })).toBeChecked();
    await userEvent.type(canvas.getByLabelText(/联系电话/), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: /添加图片/ }));
    await expect(await canvas.findByRole('button', { name: '查看第 1 张图片' })).toBeVisible();
  },
};

export const Faults: StoryObj = {
  name: '表单项：有错误',
  render: () => (
    <div className={css.panel}>
      <FormFrame failure="验证码已过期，请重新获取" submit={<Button type="submit">登录</Button>}>
        <TextField label="手机号" defaultValue="1380013" error="手机号应为 11 位数字" />
        <PasswordField
          label="密码"
          defaultValue="1"
          hint="6 到 20 位，字母和数字都要有"
          error="密码太短"
        />
        <SelectField
          label="职称"
          placeholder="请选择"
          options={namesOf('主任医师')}
          error="请选择职称"
        />
        <TickField label="已阅读并同意用户协议与隐私政策" error="同意后才能继续" />
      </FormFrame>
    </div>
  ),
};

export const Buttons: StoryObj = {
  name: '按钮',
  render: () => (
    <div className={css.buttons}>
      <Button onClick={() => showToast('已保存')}>保存</Button>
      <Button look="outlined">稍后再填</Button>
      <Button look="danger">退出登录</Button>
      <Button busy="正在登录…">登录</Button>
      <Button disabled>下一步</Button>
      <ButtonLink href="/">返回首页</ButtonLink>
      <ButtonLink href="/login" look="outlined">
        换个账号登录
      </ButtonLink>
      <p>
        没有收到？<TextButton onClick={() => showToast('已重新发送')}>重新发送</TextButton>
      </p>
    </div>
  ),
};

export const Bars: StoryObj = {
  name: '页面顶栏',
  render: () => (
    <div className={css.stack}>
      {/* each is the bar of a panel, since the page has its own */}
      {['完善资料', '面向基层医务人员的全年继续教育学习计划与选课说明'].map((title) => (
        <section key={title} aria-label={title}>
          <PageBar title={title} level={2} onBack={() => showToast('返回上一页')} />
        </section>
      ))}
      <section aria-label="登录">
        <PageBar title="登录" level={2} />
      </section>
    </div>
  ),
};

const Question = ({ size }: { size: 'full' | 'bottom' }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={css.panel}>
      <Button onClick={() => setOpen(true)}>打开面板</Button>
      <Sheet open={open} title="退出登录？" onClose={close} size={size}>
        <p>退出后，本机上的学习记录不会丢失。</p>
        <Button look="danger" onClick={close}>
          退出登录
        </Button>
        <Button look="outlined" onClick={close}>
          取消
        </Button>
      </Sheet>
    </div>
  );
};

const openPanel: StoryObj['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const opener = canvas.getByRole('button', { name: '打开面板' });
  await userEvent.click(opener);
  await expect(await canvas.findByRole('dialog', { name: '退出登录？' })).toBeVisible();
};

export const BottomSheet: StoryObj = {
  name: '底部面板',
  render: () => <Question size="bottom" />,
  play: openPanel,
};

export const FullSheet: StoryObj = {
  name: '整页面板：关闭后焦点回到按钮',
  render: () => <Question size="full" />,
  play: async (context) => {
    await openPanel(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: '打开面板' })).toHaveFocus();
  },
};

const Leaving = ({ draft }: { draft: boolean }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={css.panel}>
      <Button onClick={() => setOpen(true)}>离开表单</Button>
      <LeaveQuestion open={open} onStay={close} onDrop={close} onKeep={draft ? close : undefined} />
    </div>
  );
};

const leave: StoryObj['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '离开表单' }));
  await expect(await canvas.findByRole('dialog', { name: '还没有保存，要离开吗？' })).toBeVisible();
};

export const LeaveForm: StoryObj = {
  name: '离开没有保存的表单',
  render: () => <Leaving draft={false} />,
  play: leave,
};

export const LeaveDraft: StoryObj = {
  name: '离开没有保存的表单：可留草稿',
  render: () => <Leaving draft />,
  play: leave,
};
