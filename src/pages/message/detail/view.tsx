import { useEffect, useState } from 'react';
import { messageGroupsAddress } from '#schemas/message/addresses.ts';
import { type MessageRow, messageDetail } from '#schemas/message/endpoints.ts';
import { useQueryNumber } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { ButtonLink, TextButton } from '#src/ui/button/button.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { groupNames } from '../group-names.ts';
import { RemoveMessageQuestion } from '../remove-question.tsx';
import { tellRead } from '../use-changes.ts';
import css from './view.module.css';

/** Showing the message marks it as read. */
const Letter = ({ message }: { message: MessageRow }) => {
  const { id, read } = message;
  useEffect(() => {
    // where the call fails the message stays unread, and opening it again tries once more
    if (!read) void tellRead(id);
  }, [id, read]);
  return (
    <Box as="article" padStart={8} padEnd={24}>
      <Text as="h2" kind="page-title">
        {message.title}
      </Text>
      <Text kind="meta" tone="tertiary" digits above={8} below={20}>
        {[groupNames[message.group], momentOrBlank(message.sentAt)].filter(Boolean).join(' · ')}
      </Text>
      <p className={css.body}>
        <Unbroken>{message.body}</Unbroken>
      </p>
    </Box>
  );
};

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
      <RemoveMessageQuestion id={asking ? id : undefined} onEnd={end} />
    </>
  );
};

export default detailView(messageDetail, {
  useQuery: useQueryNumber,
  ground: 'card',
  shapes: [['lines', 4]],
  notFound: { to: messageGroupsAddress(), link: '返回消息中心', missing: '消息不存在或已删除' },
  aside: ({ id }) => <Remove key={id} id={id} />,
  action: ({ link }) => link && <ButtonLink href={link}>去查看</ButtonLink>,
  body: (message) => <Letter key={message.id} message={message} />,
});
