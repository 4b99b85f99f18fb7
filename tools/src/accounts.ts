import { keptSecret, newUuid } from './secrets.ts';

const names = ['VAPI_API_KEY', 'VAPI_PUBLIC_KEY', 'VAPI_PHONE_NUMBER_ID'] as const;

/** The simulators' two accounts, one for each mode: what is set is used, the rest is made up once and kept. */
export function simulatedAccounts(dataDir: string, variables: NodeJS.ProcessEnv): Record<string, string> {
  const all = (['TEST', 'LIVE'] as const).flatMap((mode) => names.map((name) => name.replace('_', `_${mode}_`)));
  return Object.fromEntries(
    all.map((name) => [name, variables[name] || keptSecret(dataDir, name.toLowerCase().replaceAll('_', '-'), newUuid)]),
  );
}
