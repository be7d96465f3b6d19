import { Button } from 'antd';
import { Line } from '../../parts/part.tsx';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** Leads through the pages of a dialog's list; nothing where there is one. */
export const Pager = ({ page, pages, onPage }: Props) =>
  pages > 1 && (
    <Line as="nav" gap={12} rowGap={8} justify="center" wrap aria-label="翻页">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        上一页
      </Button>
      <span>
        第 {page} / {pages} 页
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        下一页
      </Button>
    </Line>
  );
