/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { remoteReportEndpoints, type RemoteReport } from '@booking/contracts/remote-reports';
import { reportLoad, setTelemetry } from './load-telemetry.ts';

const report = (given: Partial<RemoteReport> = {}): RemoteReport => ({
  ...{ remote: 'mfe-lamps', digest: '00000000000000aa', outcome: 'ready', isFallback: false, ms: 12 },
  ...given,
});

const sent: [string, Blob][] = [];
beforeEach(() => {
  sent.length = 0;
  Object.assign(navigator, { sendBeacon: (address: string, body: Blob) => sent.push([address, body]) > 0 });
  setTelemetry(false);
});

/** The page goes out of sight, which sends what waits. */
async function reportsSent(): Promise<unknown> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
  expect(sent.map(([address]) => address).filter((address) => address !== remoteReportEndpoints.report.path)).toEqual(
    [],
  );
  const bodies = await Promise.all(sent.map(([, body]) => body.text()));
  return bodies.flatMap((body) => (JSON.parse(body) as { reports: RemoteReport[] }).reports);
}

test('how a screen was loaded is told of whoever is signed in', async () => {
  setTelemetry(true);
  reportLoad(report());
  reportLoad(report({ outcome: 'network', message: 'It is away.' }));
  expect(await reportsSent()).toEqual([report(), report({ outcome: 'network', message: 'It is away.' })]);
});

test('nothing is told of a page that nobody is signed in to, and later neither', async () => {
  reportLoad(report());
  expect(await reportsSent()).toEqual([]);
  setTelemetry(false);
  setTelemetry(true);
  expect(await reportsSent()).toEqual([]);
});

test('what is told is as long as the server takes it', async () => {
  setTelemetry(true);
  reportLoad(report({ ms: 9_000_000, message: 'x'.repeat(900) }));
  expect(await reportsSent()).toEqual([report({ ms: 600_000, message: 'x'.repeat(500) })]);
});

test('an error of a build that was only fetched ahead is told once somebody comes to the build', async () => {
  setTelemetry(true);
  const [ahead, other] = ['00000000000000bb', '00000000000000cc'];
  const uncaught = report({ digest: ahead, outcome: 'uncaught', message: 'No lamp' });
  reportLoad(uncaught);
  reportLoad(report({ digest: other }));
  expect(await reportsSent()).toEqual([report({ digest: other })]);
  sent.length = 0;
  reportLoad(report({ digest: ahead }));
  expect(await reportsSent()).toEqual([uncaught, report({ digest: ahead })]);
  sent.length = 0;
  reportLoad(uncaught);
  expect(await reportsSent()).toEqual([uncaught]);
});
