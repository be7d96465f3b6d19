// @vitest-environment window
import { Form, type FormInstance } from 'antd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentText } from '#src/operator/parts/moments.ts';
import {
  type PublicationTime,
  WhenFields,
} from '#src/operator/publication/publish/when-fields.tsx';
import { button } from '../../harness/fill.ts';
import { mount, press, settle } from '../../harness/mount.tsx';

const NOW = Date.parse('2026-11-24T09:30:00+08:00');

const showFields = async (value: PublicationTime) => {
  const held: { form?: FormInstance<PublicationTime> } = {};
  const Fields = () => {
    const [form] = Form.useForm<PublicationTime>();
    held.form = form;
    return (
      <Form form={form} initialValues={value}>
        <WhenFields />
      </Form>
    );
  };
  const { host } = await mount(<Fields />);
  const faults = async (): Promise<string[]> => {
    let found: string[] = ['not judged'];
    await settle(() => {
      held.form?.validateFields().then(
        () => {
          found = [];
        },
        ({ errorFields }: { errorFields: { errors: string[] }[] }) => {
          found = errorFields.flatMap(({ errors }) => errors);
        },
      );
    });
    return found;
  };
  const times = () => held.form?.getFieldsValue(['from', 'until']);
  return { host, faults, times };
};

describe.each(['America/New_York', 'Asia/Shanghai', 'Pacific/Auckland', 'UTC'])('in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it('a plan is bounded by the clock in China', async () => {
    const { host } = await showFields({ when: 'later' });
    const field = host.querySelector('input[type="datetime-local"]');
    expect(field?.getAttribute('min')).toBe('2026-11-24T09:30');
    expect(field?.getAttribute('max')).toBe('2027-02-22T09:30');
  });

  it.each([
    ['2026-11-24T09:29', '2026-11-24T12:00', ['开始时间要晚于现在']],
    ['2026-11-24T09:31', '2026-11-24T12:00', []],
    ['2027-02-22T09:29', '2027-02-22T12:00', []],
    ['2027-02-22T09:31', '2027-02-22T12:00', ['最多提前 90 天']],
    ['2026-11-25T09:31', '2026-11-25T09:31', ['结束时间要晚于开始时间']],
  ])('from %s until %s is judged by it', async (from, until, expected) => {
    const { faults } = await showFields({ when: 'later', from, until });
    expect(await faults()).toEqual(expected);
  });

  it('从现在起一周 fills both fields, a moment from now and a week later', async () => {
    const { host, faults, times } = await showFields({ when: 'later' });
    await press(button(host, '从现在起一周'));
    expect(times()).toEqual({ from: '2026-11-24T09:32', until: '2026-12-01T09:32' });
    expect(await faults()).toEqual([]);
  });

  it('a moment is told as it is in China', () => {
    expect(momentText(NOW)).toBe('11月24日 09:30');
    expect(momentText(Date.parse('2026-12-31T16:00:00Z'))).toBe('2027年1月1日 00:00');
    expect(momentText(Date.parse('2025-12-31T16:00:00Z'))).toBe('1月1日 00:00');
    // this hour is left out of New York's clocks
    expect(momentText(Date.parse('2026-03-08T02:30:00+08:00'))).toBe('3月8日 02:30');
  });
});
