// What is filled in: Fluent's controls, and forms by react-hook-form. It is a script of its own, loaded with the first screen or part of
// the shell that takes it.
export {
  Checkbox,
  Field,
  Input,
  type InputProps,
  Radio,
  RadioGroup,
  type RadioGroupProps,
  Switch,
  Textarea,
} from '@fluentui/react-components';
export { useController, useFieldArray, useWatch } from 'react-hook-form';
export { ConflictDialog } from './dialogs/conflict-dialog.tsx';
export { isComposing, isEnter } from './enter.ts';
export { FormDialog } from './dialogs/form-dialog.tsx';
export { FormField } from './forms/form-field.tsx';
export { Select } from './forms/select.tsx';
export { FieldRefusals, useForm, type FormOf } from './forms/use-form.ts';
export { useRevisedForm, type RevisedFormOf } from './forms/use-revised-form.ts';
