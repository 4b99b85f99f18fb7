import type {
  BuildHealth,
  RemoteBuild,
  RemoteChange,
  RemoteError,
  RemoteState,
} from '@booking/contracts/remote-releases';

export const path = '/remotes';
export const id = 'mfe-assistants';
export const viewer = { id: '2', name: 'Vera Viewer', email: 'viewer@hotel.example', role: 'viewer' as const };

const byWhom = { by: 'Anna Weber', reason: 'Faster lists', at: '2026-11-09T15:30:00.000Z' };

export const health = (given: Partial<BuildHealth> = {}): BuildHealth => ({
  loads: 0,
  errors: 0,
  p75Ms: null,
  integrityFailures: 0,
  byOutcome: {},
  ...given,
});

export const live: RemoteState['live'] = {
  digest: '0a1b2c3d4e5f6071',
  version: '1.0.1',
  bytes: 421_000,
  health: health({ loads: 40, p75Ms: 420, byOutcome: { ready: 40 } }),
  ...byWhom,
};
export const before = { digest: 'ffffffff00000000', version: '1.0.0' };
export const tried = { digest: '1111111100000000', version: '1.0.2' };

export const canary: RemoteState['canary'] = {
  ...live,
  ...tried,
  share: 50,
  reason: 'Half of us first',
  health: health({ loads: 4, errors: 1, p75Ms: 300, integrityFailures: 1, byOutcome: { ready: 3, integrity: 1 } }),
};

export const offered: NonNullable<RemoteState['offered']> = {
  ...{ digest: '2222222200000000', version: '1.0.3' },
  ...{ by: 'installation', reason: 'Came with the installation', at: '2026-11-10T15:00:00.000Z' },
};

export const remote = (given: Partial<RemoteState> = {}): RemoteState => ({
  id,
  screens: [{ path: '/assistant', title: 'AI Assistants' }],
  team: { name: 'Assistants', contact: 'assistants@hotel.example' },
  live,
  canary: null,
  before,
  switchedOff: null,
  retired: null,
  offered: null,
  hasSite: false,
  lastChange: 7,
  ...given,
});

export const build = (given: Partial<RemoteBuild> = {}): RemoteBuild => ({
  remote: id,
  ...tried,
  bytes: 421_000,
  ...byWhom,
  reason: 'A bold idea',
  isSigned: false,
  ...given,
});

export const change = (given: Partial<RemoteChange> = {}): RemoteChange => ({
  id: 7,
  remote: id,
  kind: 'live',
  digest: live.digest,
  version: live.version,
  share: null,
  ...byWhom,
  ...given,
});

export const error = (given: Partial<RemoteError> = {}): RemoteError => ({
  digest: live.digest,
  version: live.version,
  outcome: 'uncaught',
  message: "Uncaught TypeError: Cannot read properties of undefined (reading 'name')",
  frames: ['src/assistants/assistant-row.tsx:12:5', 'src/assistants/assistants.screen.tsx:40:9'],
  times: 3,
  lastAt: '2026-11-10T17:59:00.000Z',
  ...given,
});
