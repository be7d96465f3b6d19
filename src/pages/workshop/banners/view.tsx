import { useCallback, useState } from 'react';
import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import { workshopAddress } from '#schemas/teacher/addresses.ts';
import {
  type WorkshopBanner,
  type WorkshopBanners,
  workshopBanners,
} from '#schemas/workshop/banner-endpoints.ts';
import { MOST_BANNERS } from '#schemas/workshop/banner-fields.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { useDrag } from '#src/ui/list/use-drag.ts';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { QuestionPanel } from '#src/ui/sheet/question-panel.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { isRefusal, NotFound } from '#src/ui/state/not-found.tsx';
import { BannerForm, blankBanner } from './form.tsx';
import { BannerRow } from './row.tsx';
import { movedBefore, type Step, steppedBy, withBanner, without } from './steps.ts';
import { useBanners } from './use-banners.ts';

const NOT_IN_ROLE = '助教不能设置轮播图，请联系工作室的所有者或管理员';

const useParts = (read: WorkshopBanners, { retry }: { retry: () => void }) => {
  const { banners, save, busy } = useBanners(read, retry);
  const [edited, setEdited] = useState<WorkshopBanner>();
  const [removed, setRemoved] = useState<WorkshopBanner>();
  const [failure, setFailure] = useState('');
  const [removing, setRemoving] = useState('');
  const carryOut = useCallback(
    async (step: Step) => {
      setFailure('');
      setFailure(await save(step));
    },
    [save],
  );
  const drag = useDrag((id, before) => void carryOut(movedBefore(id, before)));
  const closeForm = () => setEdited(undefined);
  const saveForm = async (banner: WorkshopBanner): Promise<string> => {
    const reason = await save(withBanner(banner));
    if (reason !== '') return reason;
    closeForm();
    showToast('已保存');
    return '';
  };
  const closeQuestion = () => {
    setRemoving('');
    setRemoved(undefined);
  };
  const remove = async ({ id }: WorkshopBanner) => {
    const reason = await save(without(id));
    if (reason !== '') return setRemoving(reason);
    closeQuestion();
    showToast('已删除');
  };
  const isFull = banners.length >= MOST_BANNERS;
  return {
    action: (
      <Button disabled={isFull} onClick={() => setEdited(blankBanner)}>
        {isFull ? `最多 ${MOST_BANNERS} 张` : '添加轮播图'}
      </Button>
    ),
    body: (
      <Stack gap={12} padBlock={12}>
        <Text kind="meta" tone="tertiary">
          显示在讲师主页，最多 {MOST_BANNERS} 张。按住右边的手柄拖动，或用上移、下移排序。
        </Text>
        <Failure text={failure} />
        {banners.length === 0 ? (
          <EmptyState text="还没有轮播图，添加后显示在讲师主页" />
        ) : (
          <Box as="ol" surface="card" radius="card" edge="all" clip aria-label="轮播图">
            {banners.map((banner, at) => (
              <BannerRow
                key={banner.id}
                banner={banner}
                first={at === 0}
                last={at === banners.length - 1}
                drag={drag}
                onStep={(by) => void carryOut(steppedBy(banner.id, by))}
                onShow={(shown) => void carryOut(withBanner({ ...banner, shown }))}
                onEdit={() => setEdited(banner)}
                onRemove={() => setRemoved(banner)}
              />
            ))}
          </Box>
        )}
        <Box data-row="" padBlock={4}>
          <Text kind="meta" tone="tertiary" role="status">
            {busy ? '正在保存…' : banners.length > 1 ? '拖到这里排在最后' : ''}
          </Text>
        </Box>
        <ButtonLink look="outlined" href={workshopAddress({ id: read.teacherId })}>
          看讲师主页
        </ButtonLink>
        <Sheet
          open={edited !== undefined}
          title={edited?.id ? '编辑轮播图' : '添加轮播图'}
          onClose={closeForm}
        >
          {edited && (
            <BannerForm
              banner={edited}
              saved={banners.find(({ id }) => id === edited.id)}
              onSave={saveForm}
            />
          )}
        </Sheet>
        <QuestionPanel
          open={removed !== undefined}
          title="删除这张轮播图？"
          text={`“${removed?.title ?? ''}”会从讲师主页删除，不能恢复。只想暂时不显示，可以隐藏。`}
          act="删除"
          stay="先不删"
          busy={busy ? '正在删除…' : undefined}
          failure={removing}
          onAct={() => removed && void remove(removed)}
          onClose={closeQuestion}
        />
      </Stack>
    ),
  };
};

export default detailView(workshopBanners, {
  fresh: true,
  shapes: [['rows', 3]],
  failed: (error) =>
    isRefusal(error) ? (
      <NotFound
        text={error.refusal === 'notInRole' ? NOT_IN_ROLE : error.message}
        href={doctorCenterAddress()}
        name="去医生中心"
      />
    ) : undefined,
  useParts,
});
