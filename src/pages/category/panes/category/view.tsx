import { categoryCoursesAddress, feedAddress } from '#schemas/category/addresses.ts';
import { categoryCourses, firstCategories, subCategories } from '#schemas/classic/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { CategoryTiles } from '#src/entities/category/tiles.tsx';
import { CourseRows } from '#src/entities/course/rows.tsx';
import { SearchLink } from '#src/entities/search/link.tsx';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { TwoPanes } from '../two-panes.tsx';

const address = (id: string): string => categoryCoursesAddress({ id });

const CategoryContent = ({ id, name }: { id: string; name: string }) => {
  const { data: subs, error } = useCall(subCategories, { type_id: id });
  const list = useList(categoryCourses, { type_id: id });
  // what stands below them waits, so that it does not move when they come
  if (!subs && !error) return <Skeletons shapes={[['compact', 6]]} />;
  return (
    <>
      <Box padStart={12}>
        <CategoryTiles
          categories={(subs ?? []).map((sub) => ({ ...sub, href: address(sub.id) }))}
        />
      </Box>
      <Line
        as="a"
        kind="meta"
        tone="tertiary"
        justify="between"
        tap
        padInline={12}
        edge="start"
        press="dim"
        href={address(id)}
      >
        <Text as="h2" kind="card-title" tone="primary" weight={600}>
          {name}课程
        </Text>
        筛选
      </Line>
      <CourseRows
        narrow
        list={list}
        empty={
          <EmptyState
            text="这个分类下暂时没有课程"
            action={<ButtonLink href={feedAddress()}>去发现逛逛</ButtonLink>}
          />
        }
      />
    </>
  );
};

const Panes = ({ categories }: { categories: Data<typeof firstCategories> }) => {
  const [query, choose] = useParam('id');
  const current = categories.find(({ id }) => id === query) ?? categories[0];
  if (!current)
    return (
      <EmptyState
        text="分类正在整理，先看看推荐的课程"
        action={<ButtonLink href={feedAddress()}>去发现逛逛</ButtonLink>}
      />
    );
  return (
    <TwoPanes
      tab
      label="一级分类"
      groups={[{ name: '', entries: categories }]}
      current={current.id}
      onChoose={choose}
    >
      <CategoryContent key={current.id} id={current.id} name={current.name} />
    </TwoPanes>
  );
};

export default detailView(firstCategories, {
  tab: true,
  flush: true,
  aside: <SearchLink />,
  shapes: [['compact', 8]],
  body: (categories) => <Panes categories={categories} />,
});
