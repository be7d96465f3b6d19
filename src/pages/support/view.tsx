import { useEffect, useRef, useState } from 'react';
import { myAddress } from '#schemas/member/addresses.ts';
import { type SupportThread, supportThread } from '#schemas/support/endpoints.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useUnsaved } from '#src/platform/navigation/use-unsaved.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { LeaveQuestion } from '#src/ui/sheet/leave-question.tsx';
import { DeskWords } from './desk-words.tsx';
import { QuestionForm } from './form.tsx';
import { Messages } from './messages.tsx';
import { useOlder } from './use-older.ts';

/** The time between two looks for an answer, in ms. */
const POLL_MS = 15_000;

const useRequestedOrder = () => {
  const [order_id] = useParam('order');
  return { order_id, before: 0 };
};

const useReread = (again: () => void): void => {
  useSeenAgain(again);
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  }, [again]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && latest.current();
    const timer = setInterval(look, POLL_MS);
    return () => clearInterval(timer);
  }, []);
};

type DeskProps = {
  thread: SupportThread;
  again: () => void;
  /** Called with whether something is written that was not sent. */
  onUnsent: (is: boolean) => void;
};

const Desk = ({ thread, again, onUnsent }: DeskProps) => {
  const older = useOlder(thread);
  return (
    <Cards>
      <DeskWords thread={thread} />
      <Messages {...older} />
      {thread.state === 'closed' && (
        <Text kind="meta" tone="secondary" textAlign="center">
          本次咨询已结束，继续留言会重新打开。
        </Text>
      )}
      <Card title={thread.messages.length > 0 ? '继续留言' : '留言'}>
        <QuestionForm thread={thread} again={again} onUnsent={onUnsent} />
      </Card>
    </Cards>
  );
};

/** The messenger's service answers in place of the desk; what was written here before stays. */
const Elsewhere = ({ thread }: { thread: SupportThread }) => {
  const older = useOlder(thread);
  return (
    <Cards>
      <Card>
        <Box as="p" below={12}>
          客服在微信里为你解答。
        </Box>
        <ButtonLink href={thread.link}>打开微信客服</ButtonLink>
      </Card>
      {thread.messages.length > 0 && <Messages {...older} />}
    </Cards>
  );
};

export default detailView(supportThread, {
  useQuery: useRequestedOrder,
  useReread,
  shapes: [
    ['lines', 3],
    ['lines', 4],
  ],
  useParts: (thread, { retry }) => {
    const [unsent, setUnsent] = useState(false);
    const { asking, tryToLeave, stay, leave } = useUnsaved(unsent, myAddress());
    if (thread.link) return { body: <Elsewhere thread={thread} /> };
    return {
      onBack: tryToLeave,
      body: (
        <>
          <Desk thread={thread} again={retry} onUnsent={setUnsent} />
          <LeaveQuestion open={asking} onStay={stay} onDrop={leave} />
        </>
      ),
    };
  },
});
