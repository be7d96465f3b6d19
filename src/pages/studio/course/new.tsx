import { useState } from 'react';
import { courseFormAddress } from '#schemas/studio/addresses.ts';
import { createCourse } from '#schemas/studio/endpoints.ts';
import { newTitle, TITLE_LENGTH } from '#schemas/studio/fields.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ChoiceField } from '#src/ui/form/choice.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { typeOptions } from '../words.ts';

/** A course begins with what cannot change later, its type. */
export const NewCourse = () => {
  const [type, setType] = useState<string>(typeOptions[0].id);
  const [title, setTitle] = useState('');
  const [checked, setChecked] = useState(false);
  const { send, busy, failure } = useChange(createCourse, '没有建好，请再试一次');
  const fault = faultIn(newTitle, title);
  const create = async () => {
    setChecked(true);
    if (fault !== undefined) return;
    const answer = await send({ type: Number(type), title });
    if (answer?.ok) navigate(courseFormAddress({ id: answer.data.id }), { replace: true });
  };
  return (
    <PageFrame ground="card" spaced>
      <FormFrame
        failure={failure}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
        submit={
          <Button type="submit" busy={busy ? '正在新建…' : undefined}>
            下一步
          </Button>
        }
      >
        <ChoiceField
          label="课程类型"
          options={typeOptions}
          values={[type]}
          onChange={([chosen = type]) => setType(chosen)}
        />
        <TextField
          label="标题"
          value={title}
          maxLength={TITLE_LENGTH}
          autoComplete="off"
          hint="系列课有章节和多节课，其余类型只有一节。类型建好后不能改。"
          error={checked ? fault : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
      </FormFrame>
    </PageFrame>
  );
};
