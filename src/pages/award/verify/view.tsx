import { useParams } from 'wouter';
import { verifyAddress } from '#schemas/award/addresses.ts';
import { type VerifiedCertificate, verifyCertificate } from '#schemas/award/endpoints.ts';
import { awardRefusals } from '#schemas/award/refusals.ts';
import { creditNames } from '#src/entities/award/words.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { chinaDate } from '#src/platform/time/china-date.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { ResultScreen } from '#src/ui/state/result-screen.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';

/** A number with its dashes, and some blanks. */
const LONGEST = 24;

const VerifyForm = ({ number = '' }: { number?: string }) => (
  <Card title="查验证书">
    <SearchField
      label="证书编号"
      placeholder="输入证书上的编号"
      value={number}
      longest={LONGEST}
      onSearch={(typed) => typed && navigate(verifyAddress({ no: typed }), { replace: true })}
    />
  </Card>
);

/** Stands in the address while no number is given. */
const NONE = '0';

const useNumber = () => {
  const { no = NONE } = useParams<{ no: string }>();
  return { number: no };
};

const resultOf = ({ state, reason }: VerifiedCertificate) =>
  state === 'valid'
    ? ({ look: 'ok', title: '证书有效', text: '这张证书由本平台颁发' } as const)
    : ({ look: 'fail', title: '证书已被撤销', text: `不再有效。原因：${reason}` } as const);

const factsOf = (found: VerifiedCertificate): [string, string][] => {
  const { number, holder, project, points, creditClass, issuedAt, revokedAt } = found;
  return [
    ['证书编号', number],
    ['持证人', holder || '账号已注销'],
    ['项目', project],
    ['学分', points > 0 ? `${creditNames[creditClass]} ${points} 分` : ''],
    ['颁发日期', issuedAt === null ? '' : chinaDate(issuedAt)],
    ['撤销时间', momentOrBlank(revokedAt)],
  ];
};

const Unknown = ({ failure }: { failure: string }) => (
  <Cards>
    {useNumber().number !== NONE && (
      <Card>
        <ResultScreen look="fail" title="没有查到" text={failure} />
      </Card>
    )}
    <VerifyForm />
  </Cards>
);

export default detailView(verifyCertificate, {
  useQuery: useNumber,
  shapes: [
    ['lines', 3],
    ['lines', 5],
  ],
  failed: ({ refusal, message }) =>
    refusal === awardRefusals.noSuchCertificate.name ? <Unknown failure={message} /> : undefined,
  share: ({ project, number }) => ({
    title: `证书验证：${project}`,
    link: verifyAddress({ no: number }),
  }),
  body: (found) => (
    <Cards>
      <Card>
        <ResultScreen {...resultOf(found)} />
      </Card>
      <Card>
        <FactList bare facts={factsOf(found)} />
      </Card>
      <VerifyForm />
    </Cards>
  ),
});
