import { Pagination } from 'antd';
import { useState } from 'react';
import { listWrittenAnswers } from '../../../schemas/questionnaire/desk-endpoints.ts';
import { Loaded } from '../parts/loaded.tsx';
import { zonedText } from '../parts/moments.ts';
import { pagingOf } from '../parts/paging.ts';
import { useWithin } from '../parts/use-within.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import css from './results.module.css';

/** What members wrote to a question, page by page. */
export const WrittenAnswers = ({ question }: { question: number }) => {
  const [page, setPage] = useState(1);
  const call = useOperatorCall(listWrittenAnswers, { question, page });
  useWithin(page, call.data?.pages, setPage);
  return (
    <Loaded call={call}>
      {({ items, pages }) => (
        <>
          <ul className={css.written}>
            {items.map(({ id, at, text }) => (
              <li key={id}>
                <p>{text}</p>
                <time>{zonedText(at)}</time>
              </li>
            ))}
          </ul>
          {pages > 1 && <Pagination {...pagingOf(page, pages, setPage)} align="end" />}
        </>
      )}
    </Loaded>
  );
};
