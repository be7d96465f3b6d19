import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from '#scripts/build/sources.mjs';
import { filesOf } from '#scripts/project.mjs';
import { isMap, readCompose, type Yaml } from '../harness/read-compose.ts';

// no container can be run where tests are: files are read, and held against what they stand on

const text = (file: string): string => readFileSync(file, 'utf8');

const dockerfile = text('Dockerfile').replace(/\\\n\s*/g, '');
const compose = text('compose.yaml');
const deploying = text('docs/deploying.md');

type Stage = { name: string; image: string; lines: readonly string[] };

const stages: readonly Stage[] = dockerfile
  .split(/^FROM /m)
  .slice(1)
  .map((stage) => {
    const [head = '', ...lines] = stage.split('\n');
    const [image = '', , name = ''] = head.split(' ');
    return { name, image, lines };
  });

const stage = (name: string): Stage => {
  const found = stages.find((each) => each.name === name);
  if (!found) throw new Error(`no stage ${name}`);
  return found;
};

const textOf = ({ lines }: Stage, instruction: string): string[] =>
  lines.flatMap((line) =>
    line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : [],
  );

const copied = (of: Stage): string[] =>
  textOf(of, 'COPY')
    .filter((line) => !line.startsWith('--from='))
    .flatMap((line) => line.split(' ').slice(0, -1));

const isInside = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

const server = stage('server');

it('a server’s image is the last one, and runs as no root what the build makes', () => {
  expect(stages.at(-1)).toBe(server);
  const last = server.lines.findLastIndex((line) => /^(USER|RUN)/.test(line));
  expect(server.lines[last]).toBe('USER node');
  expect(textOf(server, 'CMD')).toEqual([
    '["node", "--max-semi-space-size=8", "dist/server/main.js"]',
  ]);
  expect(deploying).toContain('node --max-semi-space-size=8 dist/server/main.js');
  expect(textOf(server, 'COPY')).toContain('--from=build /app/dist ./dist');
  expect(textOf(server, 'COPY')).toContain('--from=modules /app/node_modules ./node_modules');
  // folders that it writes to are its data, which belong to its user
  expect(textOf(server, 'VOLUME')).toEqual(['["/data"]']);
  expect(textOf(server, 'RUN')).toContain('install -d -o node -g node /data');
});

it('all images stand on one version of Node, which the engines allow', () => {
  const images = new Set(
    stages.map(({ image }) => image).filter((image) => !stages.some(({ name }) => name === image)),
  );
  expect([...images]).toEqual([expect.stringMatching(/^node:\d+-bookworm-slim$/)]);
  const { engines } = JSON.parse(text('package.json'));
  const [, least] = /^>=(\d+)\./.exec(engines.node) ?? [];
  const [, major] = /^node:(\d+)/.exec([...images].join()) ?? [];
  expect(Number(major)).toBeGreaterThanOrEqual(Number(least));
});

it('what is copied is in the repository, and sent to the builder', () => {
  const sent = text('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  expect(text('.dockerignore').split('\n')[0]).toBe('*');
  const all = stages.flatMap(copied);
  expect(all.length).toBeGreaterThan(10);
  for (const path of all) {
    expect(existsSync(path), path).toBe(true);
    expect(isInside(path, sent), `${path} is ignored`).toBe(true);
  }
  // nothing is sent for nobody
  expect(sent.filter((path) => !isInside(path, all))).toEqual([]);
});

it('the build is given all that it reads, and the server all that it finds in its folder', () => {
  const given = copied(stage('build'));
  expect(sources.filter((path) => !isInside(path, given))).toEqual([]);
  const found = filesOf(['server'])
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...text(file).matchAll(/join\((?:rootDir(?: \?\? findRootDir\(\))?), '(server\/[^']+)'/g),
    ])
    .map(([, path = '']) => path);
  expect(new Set(found).size).toBeGreaterThan(3);
  const remaining = copied(server);
  expect(found.filter((path) => !isInside(path, remaining))).toEqual([]);
});

it('a server is asked whether it is ready for reads, which a full disk leaves, at its own port', () => {
  const [check = ''] = textOf(server, 'HEALTHCHECK');
  const [, path = ''] = /PORT\}(\/\w+)\?for=reads`/.exec(check) ?? [];
  expect(path).toBe('/readyz');
  const routes = filesOf(['server']).filter((file) => text(file).includes(`'${path}'`));
  expect(routes).not.toEqual([]);
  const [, port] = /PORT=(\d+)/.exec(textOf(server, 'ENV').join()) ?? [];
  expect(textOf(server, 'EXPOSE')).toEqual([port]);
});

const mapIn = (value: Yaml | undefined, key: string): { [key: string]: Yaml } => {
  const found = isMap(value) ? value[key] : undefined;
  if (!isMap(found)) throw new Error(`no map ${key}`);
  return found;
};

const listIn = (value: Yaml | undefined, key: string): Yaml[] => {
  const found = isMap(value) ? value[key] : undefined;
  if (!Array.isArray(found)) throw new Error(`no list ${key}`);
  return found;
};

const site = readCompose(compose);
const services = mapIn(site, 'services');
const ours = Object.entries(services).filter(
  ([, service]) => isMap(service) && String(service.image).startsWith('learning-home'),
);
const serving = ours.filter(([, service]) => isMap(service) && service.image === 'learning-home');

const upstream = [...text('docs/nginx-containers.conf').matchAll(/^ {4}server (\S+)/gm)].map(
  ([, address]) => address,
);

it('nginx asks the servers that there are, at their port, by the rules of every other nginx', () => {
  expect(serving.length).toBeGreaterThan(1);
  const addresses = serving.map(
    ([name, service]) => `${name}:${String(mapIn(service, 'environment').PORT)}`,
  );
  expect(upstream).toEqual(addresses);
  const mounts = listIn(services.nginx, 'volumes').map(String);
  expect(mounts).toContain('./docs/nginx.conf:/etc/nginx/conf.d/default.conf:ro');
  const rules = text('docs/nginx.conf');
  for (const rule of ['ssl_certificate     ', 'ssl_certificate_key '])
    expect(mounts.some((mount) => mount.includes(ruleOf(rules, rule)))).toBe(true);
  expect(rules).toContain('proxy_pass http://learning;');
  const keepalive = (file: string) => text(file).slice(text(file).indexOf('keepalive 64'));
  expect(keepalive('docs/nginx-containers.conf')).toBe(keepalive('docs/nginx-upstream.conf'));
});

const ruleOf = (rules: string, name: string): string =>
  rules.slice(rules.indexOf(name) + name.length).split(';')[0] ?? '';

it('nothing is set that the servers do not know, and nothing asked for that is not told', () => {
  const known = new Set(
    deploying
      .slice(deploying.indexOf('## Variables'), deploying.indexOf('## Commands'))
      .match(/^\| [A-Z][A-Z_, ]+ \|/gm)
      ?.flatMap((row) => row.match(/[A-Z_]{2,}/g) ?? []),
  );
  expect(known.size).toBeGreaterThan(30);
  for (const [, service] of ours)
    for (const name of Object.keys(mapIn(service, 'environment')))
      expect(known.has(name), name).toBe(true);
  const start = deploying.indexOf('## Containers');
  const chapter = deploying.slice(start, deploying.indexOf('\n## ', start + 1));
  const requests = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
  expect(requests.size).toBeGreaterThan(5);
  for (const name of requests) expect(chapter, name).toContain(name);
});

it('does not start without its secrets, and none has a default', () => {
  const uses = [...compose.matchAll(/\$\{(\w*(?:PASSWORD|SECRET|KEY|CERTIFICATE)\w*)(:?[?-])?/g)];
  // what is left out here is made up by the server, and told once
  const needed = uses.filter(([, name]) => name !== 'OPERATOR_PASSWORD');
  expect(needed.length).toBeGreaterThan(5);
  expect(
    needed.map(([, name, how]) => `${name} ${how}`).filter((use) => !use.endsWith(':?')),
  ).toEqual([]);
  const literal = compose.split('\n').filter((line) => /(PASSWORD|SECRET): [^$]/.test(line));
  expect(literal).toEqual([]);
});

it('each part stands on what there is, and writes to volumes alone', () => {
  const volumes = Object.keys(mapIn(site, 'volumes'));
  for (const [name, service] of Object.entries(services)) {
    if (!isMap(service)) throw new Error(`no service: ${name}`);
    for (const on of isMap(service.depends_on) ? Object.entries(service.depends_on) : []) {
      expect(Object.keys(services)).toContain(on[0]);
      // whoever is waited for tells how it is
      const waited = services[on[0]];
      const tells =
        isMap(waited) && ('healthcheck' in waited || String(waited.image) === 'learning-home');
      expect(tells, on[0]).toBe(true);
    }
    for (const mount of Array.isArray(service.volumes) ? service.volumes.map(String) : []) {
      const [from = ''] = mount.split(':');
      if (from.startsWith('./')) expect(existsSync(from), from).toBe(true);
      else if (!from.startsWith('${')) expect(volumes).toContain(from);
    }
    if (name !== 'postgres') expect(service.read_only, name).toBe('true');
  }
  for (const [name, service] of ours) {
    expect(listIn(service, 'cap_drop'), name).toEqual(['ALL']);
    expect(stages.map((each) => each.name)).toContain(mapIn(service, 'build').target);
    expect(mapIn(service, 'environment').DATA_DIR).toBe('/data');
    expect(listIn(service, 'volumes')).toContain('data:/data');
    const subnet = /subnet: (\S+)/.exec(compose)?.[1];
    expect(mapIn(service, 'environment').TRUSTED_PROXIES).toBe(subnet);
  }
});
