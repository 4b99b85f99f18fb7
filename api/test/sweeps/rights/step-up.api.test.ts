import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import { errorOf } from '../../requests/error-answer.ts';
import { startApi, type RunningApi } from '../../start/running-api.ts';
import { addAccount, signIn } from '../../people/staff.ts';
import { everyEndpoint, isOfStaff, isWrite, named, nameOf } from '../every-endpoint.ts';
import { withoutStepUp } from './step-up-decisions.ts';

const stepped = everyEndpoint.filter(({ stepUp }) => stepUp);
/** A session opens these; what is public, or an outside service proves, is done without one. */
const changing = everyEndpoint.filter((endpoint) => isOfStaff(endpoint) && isWrite(endpoint));
const reasoned = Object.values(withoutStepUp).flat();

describe('each request that changes something', () => {
  test('asks for a step-up, or there is a reason why it does not', () => {
    const undecided = changing.filter((each) => !each.stepUp && !reasoned.includes(nameOf(each)));
    expect(undecided.map(nameOf)).toEqual([]);
  });

  test('is decided on once, and what was decided on is there', () => {
    expect(reasoned.filter((name, index) => reasoned.indexOf(name) !== index)).toEqual([]);
    expect(reasoned.filter((name) => !changing.some((each) => !each.stepUp && nameOf(each) === name))).toEqual([]);
  });

  test.each(['accounts:manage', 'settings:change', 'remotes:ship', 'privacy:manage', 'employees:change'])(
    'asks for one under %s, unless it gives nobody anything',
    (access) => {
      const open = changing.filter((each) => each.access === access && !each.stepUp).map(nameOf);
      const expected: Record<string, string[]> = {
        'settings:change': ['POST /api/auth/cloudbeds/refresh'],
        'remotes:ship': ['POST /api/admin/remotes/{id}/preview-links'],
        'privacy:manage': ['POST /api/admin/privacy/find'],
        'employees:change': ['DELETE /api/admin/employees/{id}', 'POST /api/admin/employees/sync-cloudbeds'],
      };
      expect(open).toEqual(expected[access] ?? []);
    },
  );
});

describe('a session whose password was given eleven minutes ago', () => {
  let api: RunningApi;
  let headers: Record<string, string>;
  beforeAll(async () => {
    api = await startApi();
    headers = await signIn(api, await addAccount(api, 'owner', 'second owner'));
    await api.sql(`UPDATE session SET stepped_up_at = stepped_up_at - interval '11 minutes'`);
  });
  afterAll(() => api.stop());

  /** With ids of nothing: what is asked comes before what is asked for is looked up, or a body is read. */
  const ask = (endpoint: Endpoint): Promise<Response> => {
    const ids = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'of-nothing']);
    const options = { method: endpoint.method, headers, ...(isWrite(endpoint) && { body: {} }) };
    return api.request(addressOf(endpoint, Object.fromEntries(ids) as object), options);
  };

  test.each(named(stepped))('does not open %s', async (_, endpoint) => {
    expect(await errorOf(await ask(endpoint), 403)).toMatchObject({ code: 'step_up_required' });
  });
});
