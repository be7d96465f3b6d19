import { homeSections, sectionNames } from '#schemas/layout/home-sections.ts';
import { homeRegistry } from '#sections/home-registry.ts';

const ROWS = Number(new URLSearchParams(location.search).get('rows') ?? 500);

// dozens of moving carousels would be measured instead of the drag
const still = sectionNames.filter((name) => name !== '轮播图');

/** Adds always open sections to the catalogue before anything is drawn. */
for (let number = sectionNames.length; number < ROWS; number += 1) {
  const like = homeRegistry[still[number % still.length] ?? '资讯列表'];
  const name = `区块${number}`;
  const { flag: _flag, audience: _audience, ...open } = like;
  Object.assign(homeSections, { [name]: { aliases: [], titleField: `title_${number}` } });
  Object.assign(homeRegistry, { [name]: { ...open, name, aliases: [] } });
}
