import { Form, Input, Radio } from 'antd';
import { CHINA_OFFSET } from '../../../../schemas/china-time.ts';
import { chinaFormat, fromChina } from '../../../platform/time/china-clock.ts';

/** Moments in the format of the browser's own field: `2026-11-24T09:30`, in China time. */
export type PublicationTime = { when: 'now' | 'later'; from?: string; until?: string };

/** How far ahead one may plan, in days. */
const FURTHEST = 90;
const DAY = 86_400_000;
const FIELD_FORMAT = 'YYYY-MM-DDTHH:mm';

const rule = (message: string, test: (moment: number) => boolean) => ({
  validator: (_: unknown, value: string | undefined) =>
    !value || test(fromChina(value)) ? Promise.resolve() : Promise.reject(new Error(message)),
});

/** Whether the operator's own clock is not China's. */
const isAbroad = () => new Date().getTimezoneOffset() * 60_000 !== -CHINA_OFFSET;

const latest = () => Date.now() + FURTHEST * DAY;

const MomentInput = (props: { id?: string; value?: string; onChange?: () => void }) => (
  <Input
    {...props}
    type="datetime-local"
    min={chinaFormat(Date.now(), FIELD_FORMAT)}
    max={chinaFormat(latest(), FIELD_FORMAT)}
  />
);

/** Chooses now or a later moment, and perhaps an end. */
export const WhenFields = () => {
  const form = Form.useFormInstance<PublicationTime>();
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
            label="开始时间（北京时间）"
            extra={
              isAbroad() ? '这台电脑不在北京时区：请按北京时间填写，学员按北京时间看到' : undefined
            }
            rules={[
              { required: true, message: '请选择开始时间' },
              rule('开始时间要晚于现在', (moment) => moment > Date.now()),
              rule(`最多提前 ${FURTHEST} 天`, (moment) => moment < latest()),
            ]}
          >
            <MomentInput />
          </Form.Item>
          <Form.Item
            name="until"
            label="结束时间（北京时间，可不填，到时自动恢复为之前的首页）"
            dependencies={['from']}
            rules={[
              rule('结束时间要晚于开始时间', (moment) => {
                const { from } = form.getFieldsValue();
                return from === undefined || moment > fromChina(from);
              }),
            ]}
          >
            <MomentInput />
          </Form.Item>
        </>
      )}
    </>
  );
};
