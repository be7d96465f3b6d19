import { App, Button, Drawer, Modal } from 'antd';
import { useRef, useState } from 'react';
import { type LegalContent, readLegal, readLegalVersion } from '#schemas/site/desk-endpoints.ts';
import type { LegalTextType } from '#schemas/site/fields.ts';
import { legalTitles } from '#schemas/site/legal-titles.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { useMay } from '../draft-editor/context.ts';
import { zonedText } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { Line, Stack, Text } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { LegalEditor } from './editor.tsx';
import { LegalPreview } from './preview.tsx';

type Legal = Data<typeof readLegal>;
type Version = Legal['versions'][number];

const EMPTY: LegalContent = { title: '', chapters: [] };

type VersionsProps = {
  versions: readonly Version[];
  onLook: (version: number) => void;
};

const Versions = ({ versions, onLook }: VersionsProps) => (
  <Stack gap={8}>
    <Text as="h2" weight={600}>
      已发布的版本
    </Text>
    {versions.length === 0 && <Text tone="secondary">还没有发布过</Text>}
    <Stack as="ul" gap={4} bare>
      {versions.map(({ version, at, agreed }, index) => (
        <Line as="li" key={version} gap={8} wrap justify="between">
          <Text as="span">
            {[
              `第 ${version} 版`,
              zonedText(at),
              agreed !== null && `${agreed} 人同意`,
              index === 0 && '正在使用',
            ]
              .filter(Boolean)
              .join('，')}
          </Text>
          <Button
            type="link"
            size="small"
            aria-label={`查看第 ${version} 版`}
            onClick={() => onLook(version)}
          >
            查看
          </Button>
        </Line>
      ))}
    </Stack>
  </Stack>
);

type LookProps = {
  type: LegalTextType;
  version: number;
  site: string;
  onTake: ((content: LegalContent) => void) | undefined;
  onClose: () => void;
};

const Look = ({ type, version, site, onTake, onClose }: LookProps) => {
  const call = useOperatorCall(readLegalVersion, { type, version });
  return (
    <Modal open title={`第 ${version} 版`} footer={null} onCancel={onClose}>
      <Loaded call={call}>
        {(text) => (
          <Stack gap={12}>
            <LegalPreview content={text} site={site} version={version} at={text.at} />
            {onTake && (
              <Line>
                <Button onClick={() => onTake(text)}>以这一版为底稿</Button>
              </Line>
            )}
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
};

type WorkProps = {
  type: LegalTextType;
  legal: Legal;
  onUnsaved: (is: boolean) => void;
  onChanged: () => void;
};

const Work = ({ type, legal, ...on }: WorkProps) => {
  const { site, versions, draft } = legal;
  const { message } = App.useApp();
  const mayEdit = useMay('content.edit');
  const [looked, setLooked] = useState<number>();
  const [taken, setTaken] = useState<LegalContent>();
  const version = versions[0]?.version ?? 0;
  const call = useOperatorCall(readLegalVersion, { type, version }, { when: version > 0 });
  const editor = (inForce: LegalContent) => (
    <LegalEditor {...{ type, site, inForce, draft, version, taken, ...on }} />
  );
  return (
    <Stack gap={20}>
      {mayEdit && (version === 0 ? editor(EMPTY) : <Loaded call={call}>{editor}</Loaded>)}
      <Versions versions={versions} onLook={setLooked} />
      {looked !== undefined && (
        <Look
          {...{ type, site, version: looked }}
          onTake={
            mayEdit
              ? (content) => {
                  setTaken(content);
                  setLooked(undefined);
                  void message.success(`已换成第 ${looked} 版的内容，用“撤销”可以找回`);
                }
              : undefined
          }
          onClose={() => setLooked(undefined)}
        />
      )}
    </Stack>
  );
};

type Props = { type: LegalTextType; onClose: () => void; onChanged: () => void };

export const LegalDeskPanel = ({ type, onClose, onChanged }: Props) => {
  const { modal } = App.useApp();
  const unsaved = useRef(false);
  const call = useOperatorCall(readLegal, { type }, { fresh: true, reconnect: false });
  const close = () => {
    if (!unsaved.current) return onClose();
    modal.confirm({
      title: '还有内容没有保存',
      content: '现在关闭，没有保存的修改会丢失。',
      okText: '仍然关闭',
      cancelText: '继续编辑',
      onOk: onClose,
    });
  };
  return (
    <Drawer open title={legalTitles[type]} size={720} mask={{ closable: false }} onClose={close}>
      <Loaded call={call}>
        {(legal) => (
          <Work
            type={type}
            legal={legal}
            onUnsaved={(is) => {
              unsaved.current = is;
            }}
            onChanged={() => {
              call.refresh();
              onChanged();
            }}
          />
        )}
      </Loaded>
    </Drawer>
  );
};
