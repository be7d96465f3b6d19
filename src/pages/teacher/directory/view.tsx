import { teacherList } from '#schemas/teacher/endpoints.ts';
import { listFilter } from '#src/entities/filter/list-filter.tsx';
import { useDepartmentGroup } from '#src/entities/teacher/department-group.ts';
import { useTeacherRows } from '#src/entities/teacher/use-rows.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useFilter } from '#src/platform/navigation/use-filter.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Box } from '#src/ui/part/parts.tsx';

const useChoice = () => {
  const filter = useFilter({ department: useDepartmentGroup() });
  const { department } = filter.values;
  const [keyword, setKeyword] = useParam('keyword');
  const head = (
    <Box surface="card">
      <SearchField
        label="搜索讲师"
        placeholder="姓名、科室、医院，拼音也可以"
        value={keyword}
        onSearch={setKeyword}
      />
    </Box>
  );
  return { payload: { department, keyword }, head, filter: listFilter(filter), keyword };
};

const wordsFor = (keyword: string): string =>
  keyword === '' ? '还没有讲师' : `没有找到“${keyword}”`;

export default listView(teacherList, {
  label: '讲师',
  rowHeight: 80,
  skeleton: 'compact',
  ground: 'card',
  useChoice,
  empty: ({ keyword }) => ({ text: wordsFor(keyword) }),
  useParts: (list, { keyword }) => useTeacherRows(list, { marked: keyword }),
});
