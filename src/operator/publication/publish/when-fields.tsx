import { Form, Input, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

/** Moments as the browser's own field writes them: `2026-11-24T09:30`, in this place's time. */
export type When = { when: 'now' | 'later'; from?: string; until?: string };

/** How far ahead one may plan, in days. */
const FURTHEST = 90;

const rule = (message: string, test: (moment: Dayjs) => boolean) => ({
  validator: (_: unknown, value: string | undefined) =>
    !value || test(dayjs(value)) ? Promise.resolve() : Promise.reject(new Error(message)),
});

const latest = () => dayjs().add(FURTHEST, 'day');

const MomentInput = (props: { id?: string; value?: string; onChange?: () => void }) => (
  <Input
    {...props}
    type="datetime-local"
    min={dayjs().format('YYYY-MM-DDTHH:mm')}
    max={latest().format('YYYY-MM-DDTHH:mm')}
  />
);

/** Now, or from a moment on, and perhaps until another one. */
export const WhenFields = () => {
  const form = Form.useFormInstance<When>();
  const when = Form.useWatch('when', form);
  return (
    <>
      <Form.Item name="when" label="什么时候生效">
        <Radio.Group
          options={[
            { value: 'now', label: '现在发布' },
            { value: 'later', label: '定时发布' },
          ]}
        />
      </Form.Item>
      {when === 'later' && (
        <>
          <Form.Item
            name="from"
            label="开始时间"
            rules={[
              { required: true, message: '请选择开始时间' },
              rule('开始时间要晚于现在', (moment) => moment.isAfter(dayjs())),
              rule(`最多提前 ${FURTHEST} 天`, (moment) => moment.isBefore(latest())),
            ]}
          >
            <MomentInput />
          </Form.Item>
          <Form.Item
            name="until"
            label="结束时间（可不填，到时自动恢复为之前的首页）"
            dependencies={['from']}
            rules={[
              rule('结束时间要晚于开始时间', (moment) =>
                moment.isAfter(form.getFieldValue('from')),
              ),
            ]}
          >
            <MomentInput />
          </Form.Item>
        </>
      )}
    </>
  );
};
