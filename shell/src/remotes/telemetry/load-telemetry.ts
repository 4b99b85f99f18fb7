import type { RemoteReport } from '@booking/contracts/remote-reports';
import { reportsPath } from '@booking/contracts/remotes';
import { whenIdle } from '../../when-idle.ts';

const atMost = 50;
const lengthOfMessage = 500;
/** A machine that slept has taken its time. */
const longestMs = 600_000;

let isTold = false;
let waiting: RemoteReport[] = [];
/** The builds that somebody came to in this page. */
const opened = new Set<string>();

/** What cannot be sent is let go: no page depends on it. Errors of a build that was only fetched ahead wait until somebody comes to it. */
function send(): void {
  const reports = waiting.filter(({ digest }) => opened.has(digest));
  waiting = waiting.filter(({ digest }) => !opened.has(digest));
  if (!isTold || reports.length === 0) return;
  navigator.sendBeacon(reportsPath, new Blob([JSON.stringify({ reports })], { type: 'application/json' }));
}

addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());

/** Tells the server how loading a screen went, or of an error, when the page has nothing better to do. */
export function reportLoad(report: RemoteReport): void {
  if (report.outcome !== 'uncaught') opened.add(report.digest);
  waiting = [
    ...waiting,
    {
      ...report,
      ms: Math.min(report.ms, longestMs),
      message: report.message?.slice(0, lengthOfMessage),
      frames: report.frames?.slice(0, 8),
    },
  ].slice(-atMost);
  whenIdle(send);
}

/** Whether anything is told: only of people who are signed in. What was not told until then is forgotten. */
export function setTelemetry(isSignedIn: boolean): void {
  isTold = isSignedIn;
  if (!isSignedIn) waiting = [];
}
