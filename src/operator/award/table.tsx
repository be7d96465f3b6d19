import { Button, Empty, type TableColumnsType } from 'antd';
import type { IssuedCertificate } from '#schemas/award/desk-endpoints.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { DeskTable } from '../parts/list/desk-table.tsx';
import { pagingOf } from '../parts/list/paging.ts';
import { momentText, zoned } from '../parts/moments.ts';
import { Line } from '../parts/part.tsx';

type Props = {
  items: readonly IssuedCertificate[];
  page: number;
  pages: number;
  empty: string;
  onPage: (page: number) => void;
  onRevoke: (certificate: IssuedCertificate) => void;
  onCorrect: (certificate: IssuedCertificate) => void;
};

const columnsFor = ({
  onRevoke,
  onCorrect,
}: Pick<Props, 'onRevoke' | 'onCorrect'>): TableColumnsType<IssuedCertificate> => [
  { title: '证书编号', dataIndex: 'number', width: 180 },
  { title: '项目', dataIndex: 'project' },
  {
    title: '持证人',
    key: 'holder',
    width: 130,
    render: (_, { holder, member }) => `${holder || '已注销'}（编号 ${member}）`,
  },
  { title: zoned('颁发'), dataIndex: 'issuedAt', width: 150, render: momentText },
  {
    title: '状态',
    key: 'state',
    width: 220,
    render: (_, { revokedAt, revokedFor, revokedBy }) =>
      revokedAt === null ? (
        <OperatorChip tone="good">有效</OperatorChip>
      ) : (
        <>
          <OperatorChip tone="bad">已撤销</OperatorChip> {revokedBy}：{revokedFor}
        </>
      ),
  },
  {
    title: '操作',
    key: 'action',
    width: 160,
    render: (_, certificate) =>
      certificate.revokedAt === null && (
        <Line gap={8}>
          {certificate.holder !== '' && (
            <Button
              size="small"
              aria-label={`更正姓名：证书 ${certificate.number}`}
              onClick={() => onCorrect(certificate)}
            >
              更正姓名
            </Button>
          )}
          <Button
            size="small"
            danger
            aria-label={`撤销证书 ${certificate.number}`}
            onClick={() => onRevoke(certificate)}
          >
            撤销
          </Button>
        </Line>
      ),
  },
];

export const CertificateTable = ({ items, page, pages, empty, onPage, ...does }: Props) => (
  <DeskTable<IssuedCertificate>
    rowKey={({ id }) => id}
    columns={columnsFor(does)}
    dataSource={[...items]}
    locale={{ emptyText: <Empty description={empty} /> }}
    pagination={pagingOf(page, pages, onPage)}
  />
);
