import { teacherDepartments, teacherList } from '../../../../schemas/teacher/endpoints.ts';
import { useTeacherRows } from '../../../entities/teacher/use-rows.tsx';
import { listView } from '../../../page-kinds/list-view.tsx';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import css from './view.module.css';

const everywhere = { id: '', name: '全部科室' };

const useDepartments = () => {
  const { data = [] } = useCall(teacherDepartments, {});
  return [everywhere, ...data.map(({ name }) => ({ id: name, name }))];
};

/** Teachers of a department, or those whom a keyword finds. */
const useChoice = () => {
  const [department, setDepartment] = useParam('department');
  const [keyword, setKeyword] = useParam('keyword');
  const head = (
    <div className={css.head}>
      <SearchField
        label="搜索讲师"
        placeholder="姓名、科室、医院，拼音也可以"
        value={keyword}
        onSearch={setKeyword}
      />
      <div className={css.departments}>
        <Tabs
          label="科室"
          look="pill"
          tabs={useDepartments()}
          current={department}
          onChoose={setDepartment}
        />
      </div>
    </div>
  );
  return { payload: { department, keyword }, head, department, keyword };
};

const wordsFor = (department: string, keyword: string): string => {
  const where = department === '' ? '' : `“${department}”里`;
  return keyword === '' ? `${where}还没有讲师` : `${where}没有找到“${keyword}”`;
};

export default listView(teacherList, {
  label: '讲师',
  rowHeight: 80,
  skeleton: 'compact',
  ground: 'card',
  useChoice,
  empty: ({ department, keyword }) => ({ text: wordsFor(department, keyword) }),
  useParts: (list) => useTeacherRows(list),
});
