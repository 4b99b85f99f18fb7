/** @jest-environment @happy-dom/jest-environment */
import { publishingEndpoints } from '@booking/contracts/publishing';
import { testEveryScreen } from '@booking/remote-kit/testing';

testEveryScreen(new URL('../remote.json', import.meta.url), (screen) => import(`./${screen}/${screen}.screen.tsx`), {
  '/assistant': [{ fields: { archivedAt: null }, dialogs: ['Create New Assistant', 'Duplicate Sample'] }],
  '/assistant/:id': [
    // it is asked for ahead of the tab that shows it
    { additions: [publishingEndpoints.preview], dialogs: ['Publish to Vapi'] },
    { at: '/assistant/7?tab=prompts' },
    {
      at: '/assistant/7?tab=publish',
      // golden calls are asked for by it
      kept: ['assistantType'],
      additions: [publishingEndpoints.preview],
      dialogs: ['Roll Back to Version 3', 'Publish & Verify', 'Add', 'Edit: Sample', 'Remove: Sample'],
    },
  ],
  '/tool-replies': [{}],
  '/ai-documentation': [{ dialogs: ['Add Documentation', 'Edit: Sample', 'Delete: Sample', 'History: Sample'] }],
});
