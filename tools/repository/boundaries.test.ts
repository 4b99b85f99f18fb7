import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from '@jest/globals';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));
let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({ cwd: root });
});

/** What the linter says of one line, as if it stood in that file. */
const said = async (file: string, line: string): Promise<string> => {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: `${root}${file}` });
  return result!.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`).join('\n');
};

const betweenProjects = '@nx/enforce-module-boundaries';
const betweenFolders = 'import-x/no-restricted-paths';
const byName = '@typescript-eslint/no-restricted-imports';

// file, line that breaks a rule, rule that has to say so
test.each([
  ['libs/contracts/src/endpoint/list.ts', `export * from '@booking/hotel/ago';`, betweenProjects],
  ['libs/hotel/src/time/ago.ts', `export * from '@booking/contracts/mode';`, betweenProjects],
  ['libs/hotel/src/time/ago.ts', `export * from '@booking/spoken-language/written-date';`, betweenProjects],
  ['libs/hotel/src/time/ago.ts', `export * from '@booking/languages/language';`, betweenProjects],
  ['libs/languages/src/formats.ts', `export * from '@booking/contracts/mode';`, betweenProjects],
  ['shell/src/boot.ts', `export * from '@booking/languages/language';`, betweenProjects],
  ['libs/http/src/call.ts', `export * from '@booking/hotel/ago';`, betweenProjects],
  ['libs/http/src/call.ts', `export * from '@booking/ui/kit';`, betweenProjects],
  ['libs/ui/src/hooks/use-now.ts', `export * from '@booking/remote-kit/kit';`, betweenProjects],
  ['libs/remote-kit/src/host-api.ts', `export * from '@booking/simulators/rehearse';`, betweenProjects],
  ['libs/simulators/src/main.ts', `export * from '@booking/contracts/mode';`, betweenProjects],
  ['shell/src/boot.ts', `export * from '@booking/simulators/main';`, betweenProjects],
  ['shell/src/boot.ts', `export * from '@booking/mfe-guest/src/ai/ai.screen.tsx';`, betweenProjects],
  ['shell/src/boot.ts', `export * from '../../mfe-guest/src/ai/ai.screen.tsx';`, betweenProjects],
  ['mfe-operations/src/call-outcome.tsx', `export * from '../../mfe-guest/src/ai/ai.screen.tsx';`, betweenProjects],
  ['mfe-operations/src/call-outcome.tsx', `export * from '@booking/simulators/main';`, betweenProjects],
  ['mfe-operations/src/call-outcome.tsx', `export * from '@booking/spoken-language/written-date';`, betweenProjects],
  ['api/src/app.ts', `export * from '@booking/ui/kit';`, betweenProjects],
  ['api/src/app.ts', `export * from '@booking/http/call';`, byName],
  ['api/src/providers/vapi/lenient-json.mapper.ts', `export * from '@booking/http/call';`, byName],
  ['api/src/app.ts', `export * from '@booking/simulators/main';`, betweenProjects],
  ['tools/src/product/launch.ts', `export * from '@booking/http/call';`, betweenProjects],
  ['mfe-operations/src/call-outcome.tsx', `export { Button } from '@fluentui/react-components';`, byName],
  ['mfe-operations/src/call-outcome.tsx', `export { AppsRegular } from '@fluentui/react-icons';`, byName],
  ['mfe-operations/src/call-outcome.tsx', `export * from '@booking/ui/layout/facts';`, byName],
  ['shell/src/boot.ts', `export { AppsRegular } from '@fluentui/react-icons';`, byName],
  ['shell/src/boot.ts', `export * from '@booking/ui/layout/facts';`, byName],
  ['libs/ui/src/kit.ts', `export * from './overlays.ts';`, byName],
  ['libs/ui/src/kit.ts', `export * from 'react-hook-form';`, byName],
  ['libs/ui/src/dialogs/leave-guard.tsx', `export { Dialog } from '@fluentui/react-components';`, byName],
  ['libs/ui/src/dialogs/leave-guard.tsx', `export { Input } from '@fluentui/react-components';`, byName],
  ['mfe-operations/src/call-outcome.tsx', `export { Link } from 'react-router';`, byName],
  ['mfe-operations/src/call-outcome.tsx', `export * from 'react-hook-form';`, byName],
  ['mfe-operations/src/call-outcome.tsx', `export { RouterProvider } from 'react-router/dom';`, byName],
  ['mfe-operations/src/call-outcome.tsx', `export { useQuery } from '@tanstack/react-query';`, byName],
  ['mfe-operations/src/dashboard/recent-calls.tsx', `export * from '../call-logs/call-list.tsx';`, betweenFolders],
  [
    'api/src/platform/clock/clock.service.ts',
    `export * from '../../modules/hotel/mode/mode.service.ts';`,
    betweenFolders,
  ],
  [
    'api/src/platform/clock/clock.service.ts',
    `export * from '../../providers/voice-platform.port.ts';`,
    betweenFolders,
  ],
  [
    'api/src/modules/hotel/mode/mode.service.ts',
    `export * from '../../../providers/vapi/vapi.client.ts';`,
    betweenFolders,
  ],
  [
    'api/src/providers/vapi/lenient-json.mapper.ts',
    `export * from '../../modules/hotel/mode/mode.service.ts';`,
    betweenFolders,
  ],
  ['api/src/modules/hotel/mode/mode.service.ts', `export { forwardRef } from '@nestjs/common';`, byName],
  ['api/src/modules/hotel/mode/mode.service.ts', `import Stripe from 'stripe'; export { Stripe };`, byName],
  ['api/src/providers/vapi/lenient-json.mapper.ts', `export * from 'twilio';`, byName],
  ['api/src/modules/calls/log/calls.controller.ts', `export * from './calls.repository.ts';`, byName],
  ['api/src/modules/hotel/mode/mode.service.ts', `export const port = process.env.PORT;`, 'no-restricted-properties'],
  ['mfe-operations/src/call-outcome.tsx', `export const mode = process.env.NODE_ENV;`, 'no-restricted-properties'],
  ['shell/src/boot.ts', `setTimeout(async () => 1);`, 'no-restricted-syntax'],
])('in %s, "%s" is refused by %s', async (file, line, rule) => {
  expect(await said(file, line)).toContain(rule);
});

// the same places, doing what is allowed
test.each([
  ['libs/ui/src/hooks/use-now.ts', `export { useBlocker } from 'react-router';`],
  ['libs/ui/src/hooks/use-now.ts', `export * from '@booking/hotel/ago';`],
  ['libs/remote-kit/src/saved-views/saved-views.tsx', `export { Button } from '@booking/ui/kit';`],
  ['libs/ui/src/kit.ts', `export { Button } from '@fluentui/react-components';`],
  ['libs/ui/src/dialogs/modal-dialog.tsx', `export { Dialog } from '@fluentui/react-components';`],
  ['mfe-operations/src/call-outcome.tsx', `export { Button } from '@booking/ui/kit';`],
  ['mfe-operations/src/call-outcome.tsx', `export { Input } from '@booking/ui/form';`],
  ['mfe-operations/src/call-outcome.tsx', `export * from '@fluentui/react-icons/headless/svg/apps';`],
  ['shell/src/boot.ts', `import type { FluentIcon } from '@fluentui/react-icons'; export type { FluentIcon };`],
  ['mfe-operations/src/dashboard/recent-calls.tsx', `export * from '../call-outcome.tsx';`],
  ['api/src/modules/hotel/mode/mode.service.ts', `export * from '../../../providers/voice-platform.port.ts';`],
  ['api/src/providers/vapi/lenient-json.mapper.ts', `export * from '../voice-platform.port.ts';`],
  ['api/src/providers/stripe/stripe-sdk.client.ts', `import Stripe from 'stripe'; export { Stripe };`],
  ['api/src/app.module.ts', `export * from './providers/stripe/stripe.module.ts';`],
  ['tools/src/product/launch.ts', `export * from '@booking/environment/environment';`],
])('in %s, "%s" is fine', async (file, line) => {
  expect(await said(file, line)).toBe('');
});
