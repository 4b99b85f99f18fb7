import { taskEnv } from '../../src/build/build.ts';
import { rebuiltProjects } from '../../src/build/rebuilt-projects.ts';
import { median, type Line } from '../bench.ts';
import { finish } from './command.ts';
import { edit, remote } from './edit.ts';
import type { Place } from './place.ts';

const times = 3;
const build = ['npx', '--no-install', 'nx', 'run-many', '-t', 'build', '--outputStyle=static'];

/** Everything is asked to be built after a text of one remote has changed. */
export async function rebuildLines(place: Place): Promise<Line[]> {
  const took: number[] = [];
  const others = new Set<string>();
  const idle = await finish(place, build, taskEnv);
  for (let count = 0; count < times; count += 1) {
    // words that no cache of this machine has seen
    const putBack = edit(place, `Words of ${Date.now()}`);
    const { said, ms } = await finish(place, build, taskEnv);
    putBack();
    took.push(ms);
    const built = rebuiltProjects(said);
    if (!built.includes(remote)) throw new Error(`${remote} was not built:\n${said}`);
    built.filter((project) => project !== remote).forEach((project) => others.add(project));
  }
  return [
    {
      what: 'A build after a change in one remote',
      value: median(took) / 1000,
      unit: 's',
      yardstick: { what: 'with nothing changed', value: idle.ms / 1000 },
      target: { kind: 'value', atMost: 5 },
      note: `The median of ${times}; with nothing changed it is the task runner alone, which looks through all projects.`,
    },
    {
      what: 'Other projects built by it',
      value: others.size,
      unit: 'times',
      target: { kind: 'value', atMost: 0 },
      note: [...others].join(', '),
    },
  ];
}
