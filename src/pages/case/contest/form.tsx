import { useState } from 'react';
import { caseAddress } from '#schemas/case/addresses.ts';
import { type OwnCaseEntry, saveCaseEntry, submitCaseEntry } from '#schemas/case/endpoints.ts';
import { entryFields } from '#schemas/case/entry-fields.ts';
import {
  type CaseParts,
  caseParts,
  entryPart,
  entryTitle,
  LONGEST_PART,
  MOST_CASE_PICTURES,
} from '#schemas/case/fields.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { LineField } from '#src/entities/field/line.tsx';
import { PicturesField } from '#src/entities/upload/pictures-field.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useUnsaved } from '#src/platform/navigation/use-unsaved.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { useUploads } from '#src/ui/form/use-uploads.ts';
import { Line, Stack } from '#src/ui/part/parts.tsx';
import { LeaveQuestion } from '#src/ui/sheet/leave-question.tsx';
import { Panel } from '#src/ui/sheet/panel.tsx';

const blank: CaseParts = {
  ...{ history: '', findings: '', diagnosis: '', treatment: '', discussion: '' },
};

type Typed = { target: { value: string } };

type Props = {
  contest: string;
  own: OwnCaseEntry | undefined;
  open: boolean;
  onClose: () => void;
  again: () => void;
};

/** The member's case; what was typed is kept as a draft when the form is closed. */
export default function EntryForm({ contest, own, open, onClose, again }: Props) {
  const [title, setTitle] = useState(own?.title ?? '');
  const [parts, setParts] = useState<CaseParts>(own?.parts ?? blank);
  const [pictures, setPictures] = useState<readonly string[]>(own?.pictures ?? []);
  const [consent, setConsent] = useState(false);
  const [checked, setChecked] = useState(false);
  const { uploading, note } = useUploads();
  const saving = useChange(saveCaseEntry, '没有保存成功，请再试一次');
  const sending = useChange(submitCaseEntry, '没有收到结果，请再试一次，不会重复提交');
  const typed = { id: contest, title, ...parts, pictures: [...pictures] };
  const written = JSON.stringify([title, parts, pictures]);
  const [saved, setSaved] = useState(written);
  const busy = saving.busy || sending.busy || uploading;
  const titleFault = faultIn(entryTitle, title);
  const faults = caseParts.map((part) => faultIn(entryPart, parts[part]));
  const isSound = titleFault === undefined && faults.every((fault) => fault === undefined);
  const save = async () => {
    const answer = await saving.send(typed);
    if (!answer) return;
    if (answer.ok) {
      setSaved(written);
      showToast('草稿已保存');
    }
    // what never reached the server changed nothing there
    if (answer.ok || answer.code !== '') again();
  };
  const unsaved = useUnsaved(written !== saved && !busy, caseAddress({ case_id: contest }));
  const submit = async () => {
    setChecked(true);
    sending.forget();
    if (!isSound || !consent || busy) return;
    const answer = await sending.send({ ...typed, consent });
    if (!answer) return;
    again();
    if (!answer.ok) return;
    setSaved(written);
    showToast('已提交，审核后会通知你');
    onClose();
  };
  return (
    <>
      <Panel
        open={open}
        title="我的病例"
        onBack={() => {
          onClose();
          if (written !== saved && !busy) void save();
          return true;
        }}
      >
        <Stack gap={16} padEnd={24}>
          <FormFrame
            failure={sending.failure || saving.failure}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
            submit={
              <Stack gap={8}>
                <Button
                  type="submit"
                  busy={uploading ? '图片上传中…' : sending.busy ? '正在提交…' : undefined}
                  disabled={saving.busy}
                >
                  提交病例
                </Button>
                <Button
                  look="outlined"
                  busy={saving.busy ? '正在保存…' : undefined}
                  disabled={sending.busy || uploading}
                  onClick={() => void save()}
                >
                  保存草稿
                </Button>
              </Stack>
            }
          >
            <LineField
              field={entryFields.title}
              error={checked ? titleFault : undefined}
              control={{
                value: title,
                onChange: ({ target }: Typed) => setTitle(target.value),
              }}
            />
            {caseParts.map((part, at) => (
              <LineField
                key={part}
                field={{
                  ...entryFields[part],
                  help: `已写 ${parts[part].length} 字，最多 ${LONGEST_PART} 字`,
                }}
                error={checked ? faults[at] : undefined}
                control={{
                  value: parts[part],
                  onChange: ({ target }: Typed) => setParts({ ...parts, [part]: target.value }),
                }}
              />
            ))}
            <FormGroup label="图片" optional note={`最多 ${MOST_CASE_PICTURES} 张`}>
              <PicturesField
                values={pictures}
                onChange={setPictures}
                onBusy={note}
                most={MOST_CASE_PICTURES}
              />
            </FormGroup>
            <FormGroup
              label="患者隐私"
              error={checked && !consent ? '请先确认病例已去除可识别患者身份的信息' : undefined}
            >
              <Line as="label" gap={10} align="start" tap>
                <input
                  type="checkbox"
                  checked={consent}
                  onChange={({ target }) => setConsent(target.checked)}
                />
                我确认文字和图片里没有姓名、住院号、面部等可识别患者身份的信息
              </Line>
            </FormGroup>
          </FormFrame>
        </Stack>
      </Panel>
      {!open && written !== saved && saving.failure && (
        <Failure text={`${saving.failure}。填写的内容还在，再打开表单保存；离开这一页会丢失。`} />
      )}
      <LeaveQuestion open={unsaved.asking} onStay={unsaved.stay} onDrop={unsaved.leave} />
    </>
  );
}
