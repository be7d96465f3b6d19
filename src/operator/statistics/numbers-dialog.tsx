import { Modal } from 'antd';
import { DeskTable } from '../parts/list/desk-table.tsx';
import { Text } from '../parts/part.tsx';
import { comparedText, numberText, rateText, type Spans, spanNames, spanWords } from './words.ts';

type TableProps = { spans: Spans; faults: boolean };

const SpansTable = ({ spans, faults }: TableProps) => (
  <DeskTable
    rowKey="span"
    pagination={false}
    columns={[
      { title: '时间', key: 'span', render: (_, { span }) => spanWords[span] },
      {
        title: '曝光',
        key: 'exposures',
        render: (_, { span }) => numberText(spans[span].exposures),
      },
      { title: '点击', key: 'taps', render: (_, { span }) => numberText(spans[span].taps) },
      { title: '点击率', key: 'rate', render: (_, { span }) => rateText(spans[span]) },
      ...(faults
        ? [
            {
              title: '问题',
              key: 'faults',
              render: (_: unknown, { span }: { span: keyof Spans }) =>
                numberText(spans[span].faults),
            },
          ]
        : []),
    ]}
    dataSource={spanNames.map((span) => ({ span }))}
  />
);

type Props = TableProps & {
  open: boolean;
  name: string;
  note: string;
  onClose: () => void;
};

export const NumbersDialog = ({ open, name, spans, faults, note, onClose }: Props) => (
  <Modal open={open} title={`${name}的统计`} onCancel={onClose} footer={null} destroyOnHidden>
    <Text weight={600} above={12} below={12}>
      {comparedText(spans)}
    </Text>
    <SpansTable spans={spans} faults={faults} />
    <Text size={13} tone="tertiary">
      {note}
    </Text>
  </Modal>
);
