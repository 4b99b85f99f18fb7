export { expectAccessible } from './testing/accessible.ts';
export { assistant } from './testing/assistant.ts';
export {
  answering,
  breaking,
  inTurn,
  oddly,
  onCue,
  refusing,
  streaming,
  unreachable,
  waiting,
  withHeaders,
  type Answering,
} from './testing/answers.ts';
export { findLostAnswers, findMisreadAnswers } from './testing/broken-answers.ts';
export { expectFocusBack } from './testing/focus-back.ts';
export { sampleAnswers } from './testing/sample-answer.ts';
export type { Call } from './testing/fake-api.ts';
export { testFirstQueries } from './testing/first-queries.tsx';
export { renderScreen, type Mounted } from './testing/render-screen.tsx';
export { serve } from './testing/serve.ts';
export { afterStepUp, answerStepUp } from './testing/step-up.ts';
export { testEveryScreen } from './testing/test-every-screen.tsx';
export { lookAtStyles } from './testing/undrawn.ts';
