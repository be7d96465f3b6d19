import { teacherDepartments } from '#schemas/teacher/endpoints.ts';
import type { FilterGroup } from '#src/platform/navigation/use-filter.ts';
import { useCall } from '#src/platform/reading/use-call.ts';

export const useDepartmentGroup = (): FilterGroup => {
  const { data } = useCall(teacherDepartments, {});
  return {
    label: '科室',
    choices: [
      { value: '', name: '全部科室' },
      ...(data ?? []).map(({ name }) => ({ value: name, name })),
    ],
    pending: data === undefined,
  };
};
