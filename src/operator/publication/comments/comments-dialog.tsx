import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import {
  addComment,
  commentedIn,
  commentedWords,
  readComments,
} from '#schemas/publication/comment-endpoints.ts';
import { shippedLayouts } from '#src/layouts/shipped.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDeskState, useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import css from './comments.module.css';
import { discussed } from './discussed.ts';
import { ThreadItem } from './thread-item.tsx';
import { useCommentCounts } from './use-comments.ts';
import { WordsForm } from './words-form.tsx';

const Threads = ({ section }: { section: string }) => {
  const desk = useDraftEditor();
  const document = useDeskState((state) => state.document);
  const { edit: mayEdit } = useRights();
  const counts = useCommentCounts();
  const call = useOperatorCall(readComments, { section }, { fresh: true });
  const [round, setRound] = useState(0);
  const stands = commentedIn(document, shippedLayouts).has(section);
  const done = () => {
    call.refresh();
    counts.refresh();
  };
  const add = useAction(
    async (text: string) => {
      // a section that was put on the page just now is saved first
      await desk.saveNow();
      return changeByOperator(addComment, { section, text }, section);
    },
    () => {
      setRound(round + 1);
      done();
    },
  );
  return (
    <div className={css.threads}>
      {!stands && <p className={css.note}>这个区块已移出这一页，不能再写新的留言。</p>}
      <Loaded call={call}>
        {({ threads }) =>
          threads.length === 0 ? (
            <p className={css.none}>还没有留言。</p>
          ) : (
            <ul className={css.list} aria-label="留言">
              {threads.map((thread) => (
                <ThreadItem key={thread.first.id} thread={thread} onDone={done} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayEdit && stands && (
        <WordsForm
          key={round}
          {...{ label: '写留言', does: '留言', of: add }}
          placeholder="同事都能看到，学员看不到"
          onSend={add.run}
        />
      )}
    </div>
  );
};

/** What operators have said to each other about a section. */
export const CommentsDialog = () => {
  const section = useStore(discussed);
  useEffect(() => () => discussed.set(null), []);
  return (
    <Modal
      open={section !== null}
      title={`“${commentedWords(section ?? '')}”的留言`}
      onCancel={() => discussed.set(null)}
      footer={null}
      width={600}
      destroyOnHidden
    >
      {section !== null && <Threads section={section} />}
    </Modal>
  );
};
