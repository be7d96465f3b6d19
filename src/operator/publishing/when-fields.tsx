import { DatePicker, Form, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

export type When = { when: 'now' | 'later'; from?: Dayjs; until?: Dayjs | null };

const FURTHEST = 90;

const isOutside = (day: Dayjs): boolean =>
  day.isBefore(dayjs().startOf('day')) || day.isAfter(dayjs().add(FURTHEST, 'day'));

const later = (message: string, test: (value: Dayjs) => boolean) => ({
  validator: (_: unknown, value: Dayjs | null | undefined) =>
    !value || test(value) ? Promise.resolve() : Promise.reject(new Error(message)),
});

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
              later('开始时间要晚于现在', (value) => value.isAfter(dayjs())),
            ]}
          >
            <DatePicker
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              disabledDate={isOutside}
              style={{ inlineSize: '100%' }}
            />
          </Form.Item>
          <Form.Item
            name="until"
            label="结束时间（可不填，到时自动恢复为之前的首页）"
            dependencies={['from']}
            rules={[
              later('结束时间要晚于开始时间', (value) => value.isAfter(form.getFieldValue('from'))),
            ]}
          >
            <DatePicker
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              disabledDate={isOutside}
              style={{ inlineSize: '100%' }}
            />
          </Form.Item>
        </>
      )}
    </>
  );
};
