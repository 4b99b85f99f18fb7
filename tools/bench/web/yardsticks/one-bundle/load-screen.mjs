// Stands in for the shell's load-screen.ts where shell and remotes are one build: a screen is a chunk, and nothing is federated.
const screens = {
  'mfe-assistants': (screen) => import(`../../../../../mfe-assistants/src/${screen}/${screen}.screen.tsx`),
  'mfe-guest': (screen) => import(`../../../../../mfe-guest/src/${screen}/${screen}.screen.tsx`),
  'mfe-integrations': (screen) => import(`../../../../../mfe-integrations/src/${screen}/${screen}.screen.tsx`),
  'mfe-operations': (screen) => import(`../../../../../mfe-operations/src/${screen}/${screen}.screen.tsx`),
};

export async function loadScreen({ id }, screen, onEntryRan) {
  onEntryRan();
  return (await screens[id](screen)).Screen;
}
