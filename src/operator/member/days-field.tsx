import { Form, Radio } from 'antd';
import { givenDays } from './words.ts';

export const DaysField = ({ disabled }: { disabled: boolean }) => (
  <Form.Item name="days" label="时长">
    <Radio.Group disabled={disabled} options={[...givenDays]} />
  </Form.Item>
);
