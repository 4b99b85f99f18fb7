import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { healthEndpoints } from '@booking/contracts/health';
import { parse } from 'yaml';
import { startOwnConnectedApi, type ConnectedApi } from '../../../test/start/connected-api.ts';
import { rawRequest } from '../../../test/requests/raw-request.ts';
import { errorOf } from '../../../test/requests/error-answer.ts';
import { begin, report } from '../../../test/providers/server-messages.ts';

type Rule = { alert: string; expr: string; annotations: { runbook: string } };
type Panel = { title: string; targets: { expr: string }[] };

const textOf = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const { groups } = parse(textOf('deploy/monitoring/alert-rules.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(textOf('deploy/monitoring/dashboard.json')) as { panels: Panel[] };
const queries: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [`alert ${alert}`, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [`panel ${title}`, expr])),
];

/** The metrics of a query, each with the labels it is chosen by; Prometheus itself makes `up`. */
const metricsIn = (query: string): { name: string; labels: string[] }[] =>
  [...query.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+|up)\b(?:\{([^}]*)\})?(?!\s*\()/g)]
    .filter(([, name]) => name!.includes('_') && !/^(histogram_quantile)$/.test(name!))
    .map(([, name, chosen]) => ({
      name: name!,
      labels: [...(chosen ?? '').matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label!),
    }));

const token = 'a-token-for-monitoring';
let hotel: ConnectedApi;
let lines: string[];
const fetchFigures = (headers: Record<string, string>) => hotel.api.request(healthEndpoints.metrics.path, { headers });
beforeAll(async () => {
  hotel = await startOwnConnectedApi(() => ({ METRICS_TOKEN: token }));
  await hotel.api.sql(
    `INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status) VALUES ('vapi', 'lost', 'x', 'test', '{}', 'dead')`,
  );
  await hotel.api.webhook(report({ id: 'measured', at: begin }));
  await hotel.api.request('/api/test/twilio/health', { headers: { authorization: `Bearer ${token}` } });
  lines = (await (await fetchFigures({ authorization: `Bearer ${token}` })).text()).split('\n');
});
afterAll(() => hotel.stop());

const seriesOf = (name: string): string[] => lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

describe('the files for monitoring', () => {
  test('ask for something in every rule and every panel', () => {
    expect(rules.length).toBeGreaterThan(9);
    expect(panels.length).toBeGreaterThan(12);
    expect(queries.filter(([, query]) => metricsIn(query).length === 0 && !/\bup\b/.test(query))).toEqual([]);
  });

  test.each(queries)('%s asks for metrics that the product has, by labels that they have', (_, query) => {
    for (const { name, labels } of metricsIn(query)) {
      const series = seriesOf(name);
      // what nothing is wrong of has no series, and is known by its help alone
      const isKnown = series.length > 0 || lines.some((line) => line.startsWith(`# HELP ${name.replace(/_(bucket|count|sum)$/, '')} `));
      expect({ name, isKnown }).toEqual({ name, isKnown: true });
      for (const label of labels.filter((each) => each !== 'job'))
        if (series.length > 0) expect(series.some((line) => line.includes(`${label}="`))).toBe(true);
    }
  });

  test.each(rules.map((rule) => [rule.alert, rule] as const))('%s has a heading of its name that says what to do', (name, rule) => {
    const [path, anchor] = rule.annotations.runbook.split('#') as [string, string];
    expect(anchor).toBe(name.toLowerCase());
    expect(textOf(path)).toContain(`## ${name}\n`);
  });
});

describe('the figures', () => {
  test('count events that were given up and requests by the part of the product', () => {
    expect(lines).toContain('booking_inbox_events{status="dead"} 1');
    expect(seriesOf('http_request_seconds_count').some((line) => line.includes('area="webhooks",status="2xx"'))).toBe(true);
    expect(seriesOf('booking_alerts').some((line) => line.includes('kind="events-given-up"'))).toBe(true);
    expect(seriesOf('booking_jobs').length).toBeGreaterThan(0);
  });

  test('are there for the token under any host, and for no other token', async () => {
    const elsewhere = { authorization: `Bearer ${token}`, host: '10.1.2.3:4200' };
    const answer = await rawRequest(hotel.api.url, healthEndpoints.metrics.path, { headers: elsewhere });
    expect(answer.status).toBe(200);
    await errorOf(await fetchFigures({ authorization: `Bearer ${token}!` }), 401);
    await errorOf(await fetchFigures({}), 401);
  });

  test('are all that the token opens', async () => {
    const headers = { authorization: `Bearer ${token}` };
    await errorOf(await hotel.api.request('/api/admin/call-logs', { headers }), 401);
  });
});
