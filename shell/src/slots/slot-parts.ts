// What loads and draws slots: one script, which comes once the first of them is wanted.
export { ActionPart } from './action-part.tsx';
export { CardContent } from './card-content.tsx';
