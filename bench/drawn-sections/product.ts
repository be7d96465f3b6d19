import { sectionOrder } from '#schemas/home/endpoints.ts';
import { homeSections, type SectionRow, sectionNames } from '#schemas/layout/home-sections.ts';
import { startUpstream } from '#tests/server/harness/upstream.ts';
import { site, startServer, stopServers } from '../chaos/servers.ts';

const forAll = sectionNames.filter((name) => {
  const row: SectionRow = homeSections[name];
  return row.audience !== 'members';
});

/** The built product in front of a back end whose order lists so many sections for visitors. */
export const startProduct = async (count: number) => {
  const upstream = await startUpstream();
  const data = Array.from({ length: count }, (_, nth) => ({
    name: forAll[nth % forAll.length],
    id: `section-${nth}`,
  }));
  upstream.set(sectionOrder.path, { data });
  const options = site('');
  const server = await startServer({
    ...options,
    env: { ...options.env, ...{ API_ORIGIN: upstream.origin } },
  });
  const close = async () => {
    await stopServers([server]);
    await upstream.close();
    options.remove();
  };
  return { origin: server.origin, count, close };
};
