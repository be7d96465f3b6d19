import { useEffect, useState } from 'react';
import { type MessageRow, messageDetail } from '../../../../schemas/message/endpoints.ts';
import { messageGroupsAddress } from '../../../entities/message/addresses.ts';
import { goBack } from '../../../platform/navigation/go-back.ts';
import { useHere } from '../../../platform/navigation/use-here.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { ButtonLink, TextButton } from '../../../ui/button/button.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { Gone, goneTo } from '../../../ui/state/gone.tsx';
import { groupNames } from '../group-names.ts';
import { RemoveQuestion } from '../remove-question.tsx';
import { markRead } from '../use-changes.ts';
import { fullWhen } from '../when.ts';
import css from './view.module.css';

const GROUPS = [messageGroupsAddress(), '返回消息中心'] as const;
const [href, name] = GROUPS;

const goneOr = goneTo(...GROUPS);

/** The message itself; that it was shown is told to the back end, which makes it read. */
const Letter = ({ message }: { message: MessageRow }) => {
  const { id, read } = message;
  useEffect(() => {
    // what fails leaves it unread, and the next look tries again
    if (!read) void markRead(id);
  }, [id, read]);
  return (
    <article className={css.letter}>
      <h2 className={css.title}>{message.title}</h2>
      <p className={css.facts}>
        {[groupNames[message.group], fullWhen(message.sentAt)].filter(Boolean).join(' · ')}
      </p>
      <p className={css.body}>{message.body}</p>
    </article>
  );
};

/** The way to remove what is shown; asks first. */
const Remove = ({ id }: { id: string }) => {
  const [asking, setAsking] = useState(false);
  const here = useHere();
  const end = (removed: boolean) => {
    setAsking(false);
    if (removed && here()) goBack(messageGroupsAddress());
  };
  return (
    <>
      <TextButton onClick={() => setAsking(true)}>删除</TextButton>
      <RemoveQuestion id={asking ? id : undefined} onEnd={end} />
    </>
  );
};

/** `/msgDetail?id=`: one message, and where it leads. */
export default function DetailPage() {
  const [id] = useParam('id');
  const named = /^\d+$/.test(id);
  const called = useCall(messageDetail, { id }, named);
  const { data } = called;
  return (
    <PageFrame
      ground="card"
      aside={named && data && <Remove key={data.id} id={data.id} />}
      action={named && data?.link && <ButtonLink href={data.link}>去查看</ButtonLink>}
    >
      {named ? (
        <Answered of={called} skeleton={<Skeletons bones={[['lines', 4]]} />} failed={goneOr}>
          {(message) => <Letter key={message.id} message={message} />}
        </Answered>
      ) : (
        <Gone text="消息不存在或已删除" href={href} name={name} />
      )}
    </PageFrame>
  );
}
