export { answering, refusing, waiting, type Answering } from './testing/answers.ts';
export { renderScreen, type Mounted } from './testing/render-screen.tsx';
