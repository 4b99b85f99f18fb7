import type { ReactElement } from 'react';
import { Field, type FieldProps } from '@fluentui/react-components';
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';

/** Of a value with parts, such as a list, the first thing that is wrong with one of them. */
function messageOf(error: object | undefined): string | undefined {
  if (!error) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const part of Object.values(error)) if (typeof part === 'object' && part) return messageOf(part as object);
  return undefined;
}

type Props<Values extends FieldValues, Name extends FieldPath<Values>, Output> = Omit<FieldProps, 'children'> & {
  form: { control: Control<Values, unknown, Output> };
  name: Name;
  /** Draws the input, which takes what it is given: `(input) => <Input {...input} />`. */
  children: (input: ControllerRenderProps<Values, Name>) => ReactElement;
};

/** A labelled field of a form, which says beside it what is wrong with what it holds. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  form: { control },
  name,
  children,
  ...props
}: Props<Values, Name, Output>) {
  const { field, fieldState } = useController({ control, name });
  const problem = messageOf(fieldState.error);
  return (
    <Field {...props} {...(problem && { validationMessage: problem, validationState: 'error' })}>
      {children(field)}
    </Field>
  );
}
