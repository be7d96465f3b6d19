import { useState } from 'react';
import { type LessonKind, lessonKinds } from '#schemas/course/fields.ts';
import { newTitle, TITLE_LENGTH } from '#schemas/studio/fields.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ChoiceField } from '#src/ui/form/choice.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Panel } from '#src/ui/sheet/panel.tsx';
import { kindNames } from '../words.ts';

const options = lessonKinds.map((id) => ({ id, title: kindNames[id] }));

type Props = { onAdd: (kind: LessonKind, title: string) => void; onClose: () => void };

export const AddLesson = ({ onAdd, onClose }: Props) => {
  const [kind, setKind] = useState<LessonKind>('video');
  const [title, setTitle] = useState('');
  const [checked, setChecked] = useState(false);
  const fault = faultIn(newTitle, title);
  return (
    <Panel
      open
      size="bottom"
      title="添加课时"
      onBack={() => {
        onClose();
        return true;
      }}
    >
      <ChoiceField
        label="类型"
        options={options}
        values={[kind]}
        onChange={([chosen]) => setKind(lessonKinds.find((each) => each === chosen) ?? kind)}
      />
      <TextField
        label="标题"
        value={title}
        maxLength={TITLE_LENGTH}
        autoComplete="off"
        error={checked ? fault : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button
        onClick={() => {
          setChecked(true);
          if (fault === undefined) onAdd(kind, title.trim());
        }}
      >
        添加
      </Button>
      <Button look="outlined" onClick={onClose}>
        取消
      </Button>
    </Panel>
  );
};
