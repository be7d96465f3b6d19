import { Pagination } from 'antd';
import { type ReactNode, useState } from 'react';
import { listAnswerPictures, listWrittenAnswers } from '#schemas/questionnaire/desk-endpoints.ts';
import { pagingOf } from '../parts/list/paging.ts';
import { useClampedPage } from '../parts/list/use-clamped-page.ts';
import { zonedText } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { PHOTO_RENEWAL, Photos } from '../parts/panel/photos.tsx';
import { Stack } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import css from './results.module.css';

type Answer = { id: number; at: number };
type Answers<A extends Answer> = {
  call: Parameters<typeof Loaded<{ items: A[]; pages: number }>>[0]['call'];
  page: number;
  setPage: (page: number) => void;
  children: (answer: A) => ReactNode;
};

const Given = <A extends Answer>({ call, page, setPage, children }: Answers<A>) => {
  useClampedPage(page, call.data?.pages, setPage);
  return (
    <Loaded call={call}>
      {({ items, pages }) => (
        <>
          <Stack as="ul" gap={12} columns={1} bare above={12} className={css.given}>
            {items.map((answer) => (
              <li key={answer.id} aria-label={`${zonedText(answer.at)}交卷的`}>
                {children(answer)}
                <time>{zonedText(answer.at)}</time>
              </li>
            ))}
          </Stack>
          {pages > 1 && <Pagination {...pagingOf(page, pages, setPage)} align="end" />}
        </>
      )}
    </Loaded>
  );
};

export const WrittenAnswers = ({ question }: { question: number }) => {
  const [page, setPage] = useState(1);
  const call = useOperatorCall(listWrittenAnswers, { question, page });
  return <Given {...{ call, page, setPage }}>{({ text }) => <p>{text}</p>}</Given>;
};

/** Reads the pictures' addresses again before they expire. */
export const AnswerPictures = ({ question }: { question: number }) => {
  const [page, setPage] = useState(1);
  const call = useOperatorCall(
    listAnswerPictures,
    { question, page },
    { fresh: true, every: PHOTO_RENEWAL },
  );
  return (
    <Given {...{ call, page, setPage }}>
      {({ pictures }) => (
        <div className={css.pictures}>
          <Photos addresses={pictures} />
        </div>
      )}
    </Given>
  );
};
