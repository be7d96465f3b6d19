import { App, Form, Select } from 'antd';
import { useState } from 'react';
import {
  findCoursesToGive,
  giveMemberAccess,
  type MemberInFull,
} from '#schemas/member/desk-endpoints.ts';
import { LONGEST_WORD } from '#schemas/operator/operator-call.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useAction } from '../parts/form/use-action.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { DaysField } from './days-field.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Wish = { course: number; days: number; reason: string };
type Props = { member: MemberInFull; onEnd: (done: boolean) => void };

const CourseField = ({ disabled }: { disabled: boolean }) => {
  const [word, setWord] = useState('');
  const query = { word: cutSigns(word.trim(), LONGEST_WORD) };
  const call = useOperatorCall(findCoursesToGive, query);
  return (
    <Form.Item name="course" label="课程或专栏" rules={[{ required: true, message: '请选择课程' }]}>
      <Select<number>
        placeholder="输入名称里的词或编号"
        disabled={disabled}
        options={(call.data?.choices ?? []).map(({ id, title }) => ({
          value: id,
          label: `${title}（编号 ${id}）`,
        }))}
        showSearch={{ filterOption: false, onSearch: setWord }}
        notFoundContent={call.busy ? '正在查找' : '没有找到'}
      />
    </Form.Item>
  );
};

export const AccessDialog = ({ member: { id }, onEnd }: Props) => {
  const { message } = App.useApp();
  const { run, ...deciding } = useAction(
    ({ course, days, reason }: Wish) =>
      changeByOperator(
        giveMemberAccess,
        { member: id, course, days, reason: reason.trim() },
        `${id} ${course}`,
      ),
    () => {
      void message.success('课程已开通，会员马上可以学');
      onEnd(true);
    },
  );
  return (
    <ReasonDialog<{ course: number; days: number }>
      title="开通课程"
      intro="会员不用付款就能学这门课程；以后可以在这里收回。"
      okText="开通"
      of={deciding}
      first={{ days: 0 }}
      reasonLabel="原因（记在操作记录里）"
      onDo={(wish) => void run(wish)}
      onClose={() => onEnd(false)}
    >
      <CourseField disabled={deciding.busy} />
      <DaysField disabled={deciding.busy} />
    </ReasonDialog>
  );
};
