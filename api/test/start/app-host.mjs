// Runs applications of the built API and simulated providers in one process, for the test files of a Jest worker: a new one takes a third
// of a second, where a process takes two. Messages: { id, kind, variables } starts one, { id } stops it.
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { readEnvironment, simulatorsEnvironment } from '../../../libs/simulators/src/environment.ts';
import { start as startSimulators } from '../../../libs/simulators/src/start.ts';
import { Env } from '../../dist/platform/env/env.service.js';
import { start as startApi } from '../../dist/start.js';

process.setMaxListeners(0);

const starts = {
  api: async (variables) => {
    const { app, address, link } = await startApi(Env.read(variables));
    // old rows are deleted at 4:35 hotel time, which would take from a test what it wrote with a date of long ago
    await app.get(DataSource).query(`DELETE FROM jobs.schedule WHERE cron = '35 4,16 * * *'`);
    return { answer: { address, link }, stop: () => app.close() };
  },
  simulators: async (variables) => {
    const { addresses, stop } = await startSimulators(readEnvironment(simulatorsEnvironment, variables));
    return { answer: { addresses }, stop };
  },
};
const stops = new Map();

const start = async (id, kind, variables) => {
  const { answer, stop } = await starts[kind](variables);
  stops.set(id, stop);
  return answer;
};

const stop = async (id) => {
  await stops.get(id)?.();
  stops.delete(id);
  return {};
};

process.on('message', ({ id, kind, variables }) => {
  const done = kind ? start(id, kind, variables) : stop(id);
  done.then(
    (answer) => process.send({ id, ...answer }),
    (error) => process.send({ id, error: String(error.stack) }),
  );
});
process.on('disconnect', () => process.exit(0));
