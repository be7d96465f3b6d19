import { useState } from 'react';
import { faultIn } from '#schemas/wire/rules.ts';
import type { WorkshopBanner } from '#schemas/workshop/banner-endpoints.ts';
import {
  BANNER_TITLE_LENGTH,
  bannerPicture,
  bannerTitle,
} from '#schemas/workshop/banner-fields.ts';
import { CoverField } from '#src/entities/upload/cover-field.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { TickField } from '#src/ui/form/choice.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { LibraryButton } from './library-button.tsx';
import { TargetField } from './target-field.tsx';
import { hiddenText, targetText } from './words.ts';

export const blankBanner: WorkshopBanner = {
  ...{ id: '', thumb: '', title: '', shown: true },
  ...{ kind: 'course', target: '', targetTitle: '', targetState: 'on' },
};

type Props = {
  /** As it was when the form opened. */
  banner: WorkshopBanner;
  /** As it is saved now; undefined once somebody has removed it. */
  saved: WorkshopBanner | undefined;
  /** Why it was not saved, or ''. */
  onSave: (banner: WorkshopBanner) => Promise<string>;
};

const nowText = (banner: WorkshopBanner): string =>
  ['别处改成了：', banner.title, targetText(banner), hiddenText(banner)].filter(Boolean).join(' ');

const changedText = ({ banner, saved }: Pick<Props, 'banner' | 'saved'>): string => {
  if (banner.id === '') return '';
  if (!saved) return '这张轮播图已在别处删除，不能再保存';
  const { title, target, kind, shown } = banner;
  const isSame =
    saved.title === title &&
    saved.target === target &&
    saved.kind === kind &&
    saved.shown === shown;
  return isSame ? '' : nowText(saved);
};

export const BannerForm = ({ banner, saved, onSave }: Props) => {
  const [values, setValues] = useState(banner);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const set = (changed: Partial<WorkshopBanner>) => setValues((all) => ({ ...all, ...changed }));
  const faults = {
    thumb: faultIn(bannerPicture, values.thumb),
    title: faultIn(bannerTitle, values.title),
    target: values.target === '' ? '请选择链接的课程、图文或直播' : undefined,
  };
  const isRemoved = banner.id !== '' && !saved;
  const save = async () => {
    setChecked(true);
    setFailure('');
    if (busy || isRemoved || Object.values(faults).some(Boolean)) return;
    setBusy(true);
    const reason = await onSave(values);
    setFailure(reason);
    setBusy(false);
  };
  return (
    <Box padBlock={12}>
      <FormFrame
        failure={failure}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        submit={
          <Button type="submit" disabled={isRemoved} busy={busy ? '正在保存…' : undefined}>
            保存
          </Button>
        }
      >
        <CoverField
          kind="banner"
          thumb={values.thumb}
          disabled={busy}
          error={checked ? faults.thumb : undefined}
          onChange={(thumb) => set({ thumb })}
        >
          <LibraryButton onChoose={(thumb) => set({ thumb })} />
        </CoverField>
        <TextField
          label="标题"
          value={values.title}
          maxLength={BANNER_TITLE_LENGTH}
          autoComplete="off"
          hint="显示在图片下面，读屏时代替图片。"
          error={checked ? faults.title : undefined}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TargetField
          target={values}
          error={checked ? faults.target : undefined}
          onChange={(target) => set(target)}
        />
        <TickField
          label="显示给学员"
          checked={values.shown}
          onChange={({ target }) => set({ shown: target.checked })}
        />
        <Text kind="meta" tone="price" hideEmpty>
          {busy ? '' : changedText({ banner, saved })}
        </Text>
      </FormFrame>
    </Box>
  );
};
