import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { bodyLimits } from '@booking/contracts/body-limits';
import { credentialNames, Environment, readEnvironment } from '@booking/environment/environment';
import { parse, parseAllDocuments } from 'yaml';
import { apiFlags, apiMemory } from '../src/product/processes.ts';

const deploy = new URL('../../deploy/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, deploy), 'utf8');

type Container = {
  name: string;
  env: { name: string; value: string }[];
  envFrom: { secretRef: { name: string } }[];
  resources: { limits?: object; requests?: object };
  securityContext: object;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
};
type Probe = { httpGet: { path: string } };
type Pod = {
  automountServiceAccountToken: boolean;
  securityContext: { runAsNonRoot: boolean };
  containers: Container[];
};
type Update = { maxSurge: number };
type Manifest = {
  kind: string;
  metadata: { name: string };
  spec: { template?: { spec: Pod }; replicas?: number; maxReplicas?: number; strategy?: { rollingUpdate: Update } };
};
type Service = {
  image: string;
  command?: string;
  environment?: Record<string, string>;
  env_file?: string | string[];
  read_only?: boolean;
};

const manifests = readdirSync(new URL('kubernetes/', deploy))
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(textOf(`kubernetes/${file}`)).map((each) => each.toJS() as Manifest));
const pods = manifests.flatMap(({ kind, metadata, spec }) =>
  spec?.template ? [[`${kind} ${metadata.name}`, spec.template.spec] as const] : [],
);
const { services } = parse(textOf('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const hotels = Object.entries(services).filter(([, { image }]) => image === 'booking-hotel');

/** Twenty for requests and jobs, eight for the queue, and the one that hears of new jobs. */
const connectionsOfAProcess = 29;

const linesOf = (file: string): [string, string][] =>
  textOf(file)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
const lines = linesOf('hotel.env.example');
const ownerLines = linesOf('owner.env.example');
const known = [...Object.keys(Environment.shape), ...credentialNames, 'POSTGRES_PASSWORD'];

describe('what a deployment sets', () => {
  test('is what the product reads', () => {
    expect([...lines, ...ownerLines].map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
    const [, baked] = /^ENV (.+)$/m.exec(textOf('Dockerfile').split('FROM').at(-1)!)!;
    const image = baked!.split(' ').map((pair) => pair.split('=') as [string, string]);
    expect(image.map(([name]) => name).filter((name) => name !== 'NODE_ENV' && !known.includes(name))).toEqual([]);
  });

  test.each(['api', 'worker', 'migrations'])(
    'filled in, lets a process start as %s where others can reach it',
    (part) => {
      const given = part === 'migrations' ? [...lines, ...ownerLines] : lines;
      const filled = given.map(([name, value]): [string, string] => [
        name,
        value || (name === 'ADMIN_EMAIL' ? 'ann@hotel.example' : `a value for ${name}`),
      ]);
      const env = readEnvironment({ ...Object.fromEntries(filled), HOST: '0.0.0.0', PROCESS: part });
      expect(env.PROCESS).toBe(part);
    },
  );
});

test('the owner of the database is known to migrations alone, and the product works by another role', () => {
  const roleIn = (address: string | undefined): string => new URL(address!).username;
  const address = (from: [string, string][], of: string) => from.find(([name]) => name === of)?.[1];
  expect(address(lines, 'DATABASE_OWNER_URL')).toBeUndefined();
  expect(roleIn(address(lines, 'DATABASE_URL'))).not.toBe(roleIn(address(ownerLines, 'DATABASE_OWNER_URL')));
  const ofOwner = pods.flatMap(([pod, { containers }]) =>
    containers
      .filter(({ envFrom }) => envFrom.some(({ secretRef }) => secretRef.name === 'hotel-owner'))
      .map(() => pod),
  );
  expect(ofOwner).toEqual(['Job migrations']);
  const composed = hotels.filter(([, { env_file: files }]) => [files].flat().includes('owner.env'));
  expect(composed.map(([name]) => name)).toEqual(['migrations']);
});

describe('the image', () => {
  test('has a command that verifies the audit log', () => {
    const bundle = readFileSync(new URL('../../api/bundle.ts', import.meta.url), 'utf8');
    expect(bundle).toContain("'verify-audit': at('dist/verify-audit.js')");
    expect(textOf('Dockerfile')).toContain('api/dist/bundle/verify-audit.mjs');
  });

  test('starts the API as `npm start` does', () => {
    const [, memory] = /^ENV (MALLOC.+)$/m.exec(textOf('Dockerfile'))!;
    expect(Object.fromEntries(memory!.split(' ').map((pair) => pair.split('=')))).toEqual(apiMemory);
    const [, command] = /^CMD (.+)$/m.exec(textOf('Dockerfile'))!;
    expect(JSON.parse(command!)).toEqual(['node', ...apiFlags, 'api/dist/bundle/main.mjs']);
  });

  test('is of what the lock file says and of nothing else', () => {
    expect(textOf('Dockerfile')).toMatch(/^RUN .*&& npm ci /m);
  });
});

describe('the manifests of Kubernetes', () => {
  test('have a part for each thing a process does', () => {
    const parts = pods.flatMap(([, { containers }]) =>
      containers.flatMap(({ env }) => env.filter(({ name }) => name === 'PROCESS').map(({ value }) => value)),
    );
    expect(parts.sort()).toEqual(['api', 'migrations', 'worker']);
  });

  test.each(pods)('%s has limits and no right that it does not need', (_, pod) => {
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    for (const { resources, securityContext } of pod.containers) {
      expect(resources).toMatchObject({
        limits: { memory: expect.any(String) },
        requests: { cpu: expect.any(String) },
      });
      expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true });
    }
  });

  test.each(pods.filter(([name]) => name.startsWith('Deployment')))(
    '%s is asked whether it lives and is ready',
    (_, pod) => {
      for (const { livenessProbe, readinessProbe } of pod.containers) {
        expect(livenessProbe?.httpGet.path).toBe('/api/health/live');
        expect(readinessProbe?.httpGet.path).toBe('/api/health/ready');
      }
    },
  );

  test('the API may lose a machine, grows with its load, and nothing reaches it but the ingress', () => {
    const kinds = manifests.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy']));
  });
});

test('all that may run at once, a new version beside the old, has its connections to PostgreSQL', () => {
  const most = manifests
    .filter(({ kind }) => kind === 'Deployment')
    .map(({ metadata, spec: { replicas = 1, strategy } }) => {
      const grown = manifests.find(
        ({ kind, metadata: { name } }) => kind.endsWith('Autoscaler') && name === metadata.name,
      );
      return (grown?.spec.maxReplicas ?? replicas) + strategy!.rollingUpdate.maxSurge;
    });
  const migrations = 1;
  const processes = most.reduce((sum, each) => sum + each, migrations);
  const [, given] = /max_connections=(\d+)/.exec(services['postgres']!.command!)!;
  // PostgreSQL keeps three for its owner
  expect(processes * connectionsOfAProcess).toBeLessThanOrEqual(Number(given) - 3);
});

test('who ends serves on for longer than nginx keeps an idle connection to it', () => {
  const [, seconds] = /keepalive_timeout (\d+)s;/.exec(textOf('nginx.conf'))!;
  expect(Number(services['api']!.environment!['DRAIN_SECONDS'])).toBeGreaterThan(Number(seconds));
});

test('nginx and the ingress let the largest request of the product through', () => {
  const [, nginx] = /client_max_body_size (\d+)m;/.exec(textOf('nginx.conf'))!;
  const [, ingress] = /proxy-body-size: (\d+)m/.exec(textOf('kubernetes/ingress.yaml'))!;
  expect(nginx).toBe(ingress);
  expect(Number(nginx) * 1024 ** 2).toBeGreaterThan(Math.max(...Object.values(bodyLimits)));
});

test('compose runs the same parts from the same image, with nothing to write to', () => {
  expect(hotels.map(([, { environment }]) => environment?.['PROCESS']).sort()).toEqual(['api', 'migrations', 'worker']);
  for (const [, hotel] of hotels) expect(hotel).toMatchObject({ read_only: true });
  expect(services['api']).toMatchObject({ env_file: 'hotel.env' });
});
