import { Button, Checkbox, Form, Input, Radio } from 'antd';
import { CHINA_OFFSET } from '#schemas/china-time.ts';
import { chinaFormat, fromChina } from '#src/platform/time/china-clock.ts';
import { zoned } from '../../parts/moments.ts';
import css from './publish.module.css';

/** Moments in the format of the browser's own field: `2026-11-24T09:30`, in China time. */
type Times = { from?: string; until?: string };

export type PublicationTime = Times & { when: 'now' | 'later'; clearDraft?: boolean };

const FURTHEST = 90;
const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Time to read and press, in ms, so that the proposed start is still to come. */
const SOON = 2 * 60_000;
const FIELD_FORMAT = 'YYYY-MM-DDTHH:mm';

export const fieldMoment = (moment: number): string => chinaFormat(moment, FIELD_FORMAT);

const rule = (message: string, test: (moment: number) => boolean) => ({
  validator: (_: unknown, value: string | undefined) =>
    !value || test(fromChina(value)) ? Promise.resolve() : Promise.reject(new Error(message)),
});

const isAbroad = () => new Date().getTimezoneOffset() * 60_000 !== -CHINA_OFFSET;

const latest = () => Date.now() + FURTHEST * DAY;

type MomentProps = { id?: string; value?: string; onChange?: () => void; disabled?: boolean };

const MomentInput = (props: MomentProps) => (
  <Input
    {...props}
    type="datetime-local"
    min={fieldMoment(Date.now())}
    max={fieldMoment(latest())}
  />
);

type Existing = { from: string; begun: boolean };

export const TimeFields = ({ existing }: { existing?: Existing }) => {
  const form = Form.useFormInstance<Times>();
  const isNew = (moment: number) => existing === undefined || moment !== fromChina(existing.from);
  const begun = existing?.begun ?? false;
  const forOneWeek = () => {
    const { from } = form.getFieldsValue();
    const start = begun && from ? fromChina(from) : Date.now() + SOON;
    form.setFieldsValue({ from: fieldMoment(start), until: fieldMoment(start + WEEK) });
    void form.validateFields(['from', 'until']).catch(() => undefined);
  };
  return (
    <>
      <Button size="small" className={css.week ?? ''} onClick={forOneWeek}>
        {begun ? '从开始起一周' : '从现在起一周'}
      </Button>
      <Form.Item
        name="from"
        label={zoned('开始时间')}
        extra={
          isAbroad() ? '这台电脑不在北京时区：请按北京时间填写，学员按北京时间看到' : undefined
        }
        rules={[
          { required: true, message: '请选择开始时间' },
          rule('开始时间要晚于现在', (moment) => !isNew(moment) || moment > Date.now()),
          rule(`最多提前 ${FURTHEST} 天`, (moment) => !isNew(moment) || moment < latest()),
        ]}
      >
        <MomentInput disabled={begun} />
      </Form.Item>
      <Form.Item
        name="until"
        label={begun ? zoned('结束时间') : '结束时间（北京时间，可不填，到时自动收回这些改动）'}
        dependencies={['from']}
        rules={[
          { required: begun, message: '请选择结束时间' },
          rule('结束时间要晚于开始时间', (moment) => {
            const { from } = form.getFieldsValue();
            return from === undefined || moment > fromChina(from);
          }),
        ]}
      >
        <MomentInput />
      </Form.Item>
    </>
  );
};

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
          <TimeFields />
          <Form.Item
            name="clearDraft"
            valuePropName="checked"
            initialValue={true}
            extra="不移除的话，下一次发布会让它们提前上线。"
          >
            <Checkbox>排好后从草稿中移除这些改动</Checkbox>
          </Form.Item>
        </>
      )}
    </>
  );
};
