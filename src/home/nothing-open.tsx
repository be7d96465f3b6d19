import { categoriesAddress } from '#schemas/category/addresses.ts';
import { loginAddress } from '#schemas/login/addresses.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { isMember } from '#src/platform/session/session.ts';
import { ErrorScreen } from '#src/ui/state/error-screen.tsx';

export const NothingOpen = () => {
  const [advice, action, address] = isMember()
    ? ['可以先看看课程分类，或稍后再来', '看看分类', categoriesAddress()]
    : ['登录后可能会看到更多，也可以稍后再来', '去登录', loginAddress()];
  return (
    <div data-nothing>
      <ErrorScreen
        title="首页现在没有向你展示的内容"
        advice={advice}
        action={action}
        onAction={() => navigate(address)}
      />
    </div>
  );
};
