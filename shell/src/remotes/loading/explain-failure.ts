import type { LoadableBuild } from '@booking/contracts/remotes';
import { abandonScripts } from './abandon-scripts.ts';
import { addressOf, chunkOf } from './addresses.ts';
import { diagnoseScriptFailure } from './diagnose-script-failure.ts';
import { failed } from './failure.ts';
import { deadlineMs } from './runtime-plugin.ts';
import { shellScripts } from './script-cache-bust.ts';

const thrownByEntry = /threw a runtime error during execution: (.+) \(/s;

async function reasonOf(error: unknown, build: LoadableBuild): Promise<unknown> {
  const chunk = chunkOf(error);
  if (chunk?.startsWith(shellScripts()))
    return failed('network', 'A part of the console did not arrive. Check the connection.');
  if (chunk) return diagnoseScriptFailure(chunk, build.assets[chunk.split('/').at(-1)!], 'chunk');
  const { message = '' } = (error ?? {}) as Partial<Error>;
  const [, thrown] = thrownByEntry.exec(message) ?? [];
  if (thrown !== undefined) return failed('load-threw', thrown);
  if (!message.includes('ScriptNetworkError')) return error;
  if (message.includes('timed out')) return failed('timeout', `It did not arrive within ${deadlineMs / 1000} seconds.`);
  return diagnoseScriptFailure(addressOf(build), build.assets['remoteEntry.js'], 'network');
}

/** Why a build could not be loaded, which the runtime does not say itself. What is still under way of it is forgotten. */
export async function explainFailure(error: unknown, build: LoadableBuild): Promise<unknown> {
  const reason = await reasonOf(error, build);
  abandonScripts(build.entry);
  return reason;
}
