import { describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { countedIn, cpuMsOf, inWords, machineInWords } from './usage.ts';

describe('what Linux says of a process', () => {
  test('is read whatever the process is called', () => {
    const stat = '42 (a (b) c 7) S 7 42 42 0 -1 4194560 9 8 0 0 120 30 40 10 20 0 11 0 555';
    expect(countedIn(stat)).toEqual({ pid: 42, parent: 7, ms: 2000 });
    expect(countedIn('')).toBeUndefined();
  });

  test('counts what its children use', async () => {
    const busy = `while (process.cpuUsage().user < 300_000);`;
    const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(busy)}])
      .on('exit', () => process.stdout.write('over')); process.stdin.resume();`;
    const parent = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'ignore'] });
    await once(parent.stdout, 'data');
    const used = cpuMsOf(parent.pid!);
    parent.kill();
    await once(parent, 'exit');
    expect(used).toBeGreaterThan(200);
    expect(cpuMsOf(parent.pid!)).toBe(0);
  });
});

test('shares are of one core', () => {
  expect(inWords({ API: 1.5, nginx: 0.042 })).toBe('API 150%, nginx 4%');
});

test('what is neither theirs nor idle is of other programs', () => {
  const [idle, theirs] = [0.25, 0.5];
  const others = Math.round((cpus().length * (1 - idle) - theirs) * 100);
  expect(machineInWords({ API: theirs }, idle)).toBe(
    `API 50% of a core, other programs ${others}%, of the machine 25% idle`,
  );
  expect(machineInWords({ API: theirs }, 1)).toBe('API 50% of a core, other programs 0%, of the machine 100% idle');
});
