// What forms are made of. Shell and remotes share it at run time; it is fetched with the first screen that has a form.
export { useController, useFieldArray, useWatch } from 'react-hook-form';
export { FormDialog } from './form-dialog.tsx';
export { FormField } from './form-field.tsx';
export { FieldRefusals, useForm, type FormOf } from './use-form.ts';
export { useRevisedForm, type RevisedFormOf } from './use-revised-form.ts';
