import { App, Button, Input } from 'antd';
import { useEffect, useReducer, useState } from 'react';
import {
  dropLegalDraft,
  type LegalContent,
  type LegalDraft,
  LONGEST_LEGAL_TITLE,
  legalContent,
  publishLegal,
  saveLegalDraft,
} from '#schemas/site/desk-endpoints.ts';
import type { LegalTextType } from '#schemas/site/fields.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import { FormState } from '../parts/form/form-state.tsx';
import { useAction } from '../parts/form/use-action.ts';
import { useUnsavedWarning } from '../parts/form/use-unsaved-warning.ts';
import { zonedText } from '../parts/moments.ts';
import { Line, Stack, Text } from '../parts/part.tsx';
import { Chapters } from './chapters.tsx';
import {
  begun,
  contentOf,
  type EditedText,
  editedOf,
  type History,
  type Step,
  stepped,
} from './draft.ts';
import { LegalPreview } from './preview.tsx';
import { followsOf } from './words.ts';

const reduce = (history: History<EditedText>, step: Step<EditedText>) => stepped(history, step);

type Props = {
  type: LegalTextType;
  site: string;
  /** Empty where nothing was published. */
  inForce: LegalContent;
  draft: LegalDraft | null;
  /** In force; 0 for none. */
  version: number;
  /** An earlier version that is to be edited. */
  taken: LegalContent | undefined;
  onUnsaved: (is: boolean) => void;
  onChanged: () => void;
};

type Saved = { content: LegalContent; revision: number };

const sameAs = (one: LegalContent, other: LegalContent): boolean =>
  JSON.stringify([one.title, one.chapters]) === JSON.stringify([other.title, other.chapters]);

export const LegalEditor = (props: Props) => {
  const { type, site, inForce, draft, version, taken, onUnsaved, onChanged } = props;
  const { modal, message } = App.useApp();
  const mayPublish = useMay('content.decide');
  // what the operator started from stays while the panel around it is read again
  const [saved, setSaved] = useState<Saved>({
    content: draft ?? inForce,
    revision: draft?.revision ?? 0,
  });
  const [history, step] = useReducer(reduce, editedOf(saved.content), begun);
  const [isShown, setShown] = useState(false);
  const { now, past, future } = history;
  const content = contentOf(now);
  const unsaved = !sameAs(content, saved.content);
  useUnsavedWarning(unsaved);
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  useEffect(() => {
    if (taken) step({ kind: 'edit', next: editedOf(taken), of: '' });
  }, [taken]);
  const edit = (next: EditedText, of: string) => step({ kind: 'edit', next, of });

  const settle = (theirs: LegalDraft | null) => {
    if (!theirs) {
      setSaved({ ...saved, revision: 0 });
      return void message.warning('同事已经放弃或发布了这份草稿：再保存一次，会另起一份');
    }
    modal.confirm({
      title: `${theirs.by}在你之后改过草稿`,
      content: '可以换成同事的，你写的用“撤销”找回；也可以留着你的，再保存时盖过同事的。',
      okText: '换成同事的',
      cancelText: '留着我的',
      onOk: () => {
        setSaved({ content: theirs, revision: theirs.revision });
        edit(editedOf(theirs), '');
      },
      onCancel: () => setSaved({ content: theirs, revision: theirs.revision }),
    });
  };

  const saving = useAction(
    () => changeByOperator(saveLegalDraft, { type, revision: saved.revision, ...content }, type),
    (answer) => {
      if (answer.outcome === 'stale') return settle(answer.draft);
      setSaved({ content, revision: answer.revision });
      onChanged();
    },
  );
  const dropping = useAction(
    () => changeByOperator(dropLegalDraft, { type, revision: saved.revision }, type),
    (answer) => {
      if (answer.outcome === 'stale') return settle(answer.draft);
      message.success('已放弃草稿，用“撤销”可以找回');
      setSaved({ content: inForce, revision: 0 });
      edit(editedOf(inForce), '');
      onChanged();
    },
  );
  const publishing = useAction(
    () => changeByOperator(publishLegal, { type, revision: saved.revision }, type),
    (answer) => {
      if (answer.outcome === 'stale') return settle(answer.draft);
      message.success(`已发布第 ${answer.version} 版`);
      setSaved({ content, revision: 0 });
      onChanged();
    },
  );
  const fault = faultIn(legalContent, content);
  const askPublish = () =>
    modal.confirm({
      title: `发布《${content.title}》第 ${version + 1} 版？`,
      content: `${followsOf[type]}发布以后不能收回；要恢复，请以从前的一版为底稿再发布一版。`,
      okText: '发布',
      cancelText: '不发布',
      onOk: () => publishing.run(),
    });
  const askDrop = () =>
    modal.confirm({
      title: '放弃这份草稿？',
      content: '换回正在使用的版本，学员看到的不变。关闭以前可以用“撤销”找回。',
      okText: '放弃',
      cancelText: '不放弃',
      okButtonProps: { danger: true },
      onOk: () => dropping.run(),
    });

  return (
    <Stack gap={16}>
      <Text tone="secondary">
        {saved.revision > 0
          ? `正在改草稿${draft?.at ? `（${draft.by}，${zonedText(draft.at)}）` : ''}，学员还看不到。`
          : '改动先存成草稿，发布以后学员才看到。'}
        正文里的 {'{site}'} 显示为“{site}”。
      </Text>
      <Line gap={8} wrap>
        <Button disabled={past.length === 0} onClick={() => step({ kind: 'undo' })}>
          撤销
        </Button>
        <Button disabled={future.length === 0} onClick={() => step({ kind: 'redo' })}>
          重做
        </Button>
        <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? '收起预览' : '预览'}
        </Button>
      </Line>
      {isShown && <LegalPreview {...{ content, site }} version={version + 1} at={null} />}
      <Input
        aria-label="标题"
        placeholder="标题，例如：用户协议"
        value={now.title}
        maxLength={LONGEST_LEGAL_TITLE}
        onChange={({ target }) => edit({ ...now, title: target.value }, 'title')}
      />
      <Chapters
        chapters={now.chapters}
        onChange={(chapters, of) => edit({ ...now, chapters }, of)}
      />
      <Text tone="bad" role="alert" hideEmpty>
        {fault ?? ''}
      </Text>
      <Line gap={8} wrap>
        <Button
          type="primary"
          disabled={!unsaved || fault !== undefined}
          loading={saving.busy}
          onClick={() => void saving.run()}
        >
          保存草稿
        </Button>
        {mayPublish && (
          <Button
            disabled={unsaved || saved.revision === 0 || fault !== undefined}
            loading={publishing.busy}
            onClick={askPublish}
          >
            发布
          </Button>
        )}
        {saved.revision > 0 && (
          <Button danger loading={dropping.busy} onClick={askDrop}>
            放弃草稿
          </Button>
        )}
        <FormState of={saving} unsaved={unsaved} />
      </Line>
    </Stack>
  );
};
