import { loadPart } from '../load-part.ts';

// What signing in needs comes apart from the first scripts: whoever is signed in does not wait for it.

/** The page for it, under way as soon as it is known that nobody is signed in. */
export const loadSignIn = loadPart(async () => (await import('./sign-in.tsx')).SignIn);

/** Its forms alone, for a page whose session ends: at hand before it does. */
export const loadSteps = loadPart(async () => (await import('./sign-in-steps.tsx')).SignInSteps);
