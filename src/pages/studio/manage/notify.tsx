import { useState } from 'react';
import { type CourseManagement, notifyStudents } from '#schemas/studio/endpoints.ts';
import {
  NOTICE_LENGTH,
  NOTICE_TITLE_LENGTH,
  NOTICES_A_DAY,
  noticeText,
  noticeTitle,
} from '#schemas/studio/fields.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** `faultIn` has no words for a field that is merely empty. */
const faultOf = (schema: typeof noticeTitle, typed: string, missing: string) =>
  typed.trim() === '' ? missing : faultIn(schema, typed);

export const NotifyButton = ({ course }: { course: CourseManagement }) => {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const { send, busy, failure, forget } = useChange(
    notifyStudents,
    '没有收到结果，请再试一次，不会重复发送',
  );
  const titleFault = faultOf(noticeTitle, title, '请填写标题');
  const textFault = faultOf(noticeText, text, '请填写内容');
  const submit = async () => {
    setChecked(true);
    forget();
    if (titleFault !== undefined || textFault !== undefined) return;
    const answer = await send({ id: course.id, title, text });
    if (!answer?.ok) return;
    showToast(`已发给 ${answer.data.sent} 位学员`);
    setOpen(false);
    setChecked(false);
    setTitle('');
    setText('');
  };
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        发通知
      </Button>
      <Sheet open={open} title="发通知" onClose={() => setOpen(false)}>
        <Stack gap={16}>
          <Text tone="secondary">
            {course.learners} 位学员会收到消息，通知也会留在课程公告里。同一门课一天最多{' '}
            {NOTICES_A_DAY} 条。
          </Text>
          <FormFrame
            failure={failure}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
            submit={
              <Button type="submit" busy={busy ? '正在发送…' : undefined}>
                发送
              </Button>
            }
          >
            <TextField
              label="标题"
              value={title}
              maxLength={NOTICE_TITLE_LENGTH}
              autoComplete="off"
              error={checked ? titleFault : undefined}
              onChange={({ target }) => setTitle(target.value)}
            />
            <AreaField
              label="内容"
              rows={5}
              value={text}
              maxLength={NOTICE_LENGTH}
              error={checked ? textFault : undefined}
              onChange={({ target }) => setText(target.value)}
            />
          </FormFrame>
        </Stack>
      </Sheet>
    </>
  );
};
