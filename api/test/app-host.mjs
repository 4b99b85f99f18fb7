// Runs applications of the built API in one process, for the test files of a Jest worker: a new one takes a third of a second, where a
// process takes two. Messages: { id, variables } starts one, { id } stops it.
import 'reflect-metadata';
import { Env } from '../dist/platform/env/env.js';
import { start } from '../dist/start.js';

process.setMaxListeners(0);
const apps = new Map();

const startApp = async (id, variables) => {
  const { app, address, link } = await start(Env.read(variables));
  apps.set(id, app);
  return { address, link };
};

const stopApp = async (id) => {
  await apps.get(id)?.close();
  apps.delete(id);
  return {};
};

process.on('message', ({ id, variables }) => {
  const done = variables ? startApp(id, variables) : stopApp(id);
  done.then(
    (answer) => process.send({ id, ...answer }),
    (error) => process.send({ id, error: String(error.stack) }),
  );
});
process.on('disconnect', () => process.exit(0));
