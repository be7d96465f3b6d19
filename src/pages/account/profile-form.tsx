import { type ReactNode, useRef } from 'react';
import { loadRegions } from '../../platform/regions.ts';
import { showToast } from '../../platform/toast.ts';
import { chooseImage } from '../../platform/wechat/choose-image.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormFields, focusField } from '../../ui/form-fields.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { type Profile, useProfile } from './use-profile.ts';

const tools = { loadRegions, choosePicture: () => chooseImage() };

type Props = { profile: Profile; onRenew: () => void; onDone: () => void; later: ReactNode };

/** What operators ask of a member, as far as the member likes to tell. */
export const ProfileForm = ({ profile, onRenew, onDone, later }: Props) => {
  const body = useRef<HTMLDivElement>(null);
  const form = useProfile(profile, onRenew, () => {
    showToast('资料已保存');
    onDone();
  });
  if (form.fields.length === 0) return <EmptyState text="暂时没有需要填写的资料" action={later} />;
  return (
    <FormFrame
      failure={form.failure}
      onSubmit={async (event) => {
        event.preventDefault();
        const wrong = await form.submit();
        if (wrong) focusField(body.current, wrong.key);
      }}
      submit={
        <>
          <Button type="submit" busy={form.busy ? '正在保存…' : undefined}>
            保存
          </Button>
          {later}
        </>
      }
    >
      <FormFields {...form} onChange={form.change} tools={tools} ref={body} />
    </FormFrame>
  );
};
