import { rmSync } from 'node:fs';

export default async function teardown(): Promise<void> {
  await globalThis.workerApis.stop();
  await globalThis.testPostgres.stop();
  rmSync(globalThis.testFolder, { recursive: true, force: true });
}
