import { useParam } from '#src/platform/navigation/use-param.ts';
import { Invited } from './invited.tsx';
import { Inviting } from './inviting.tsx';

/** With `?code=` for whoever is invited, else for whoever invites. */
export default function InvitePage() {
  const [code] = useParam('code');
  return code === '' ? <Inviting /> : <Invited code={code} />;
}
