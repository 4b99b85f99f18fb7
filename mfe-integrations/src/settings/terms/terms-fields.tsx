import { useRef } from 'react';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import type { GuestTermsRule } from '@booking/contracts/guest-terms';
import { readCancellationRule } from '@booking/hotel/read-terms';
import { FormField, Textarea, useController, useWatch } from '@booking/ui/form';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { Part, Purpose } from '../fields/part.tsx';
import type { SectionFormOf } from '../sections/use-section-form.ts';
import { newRule, problemAt } from './rule-values.ts';
import { RuleFields } from './rule-fields.tsx';
import { TermsPreview } from './terms-preview.tsx';
import { words } from './terms.words.ts';

const useStyles = makeStyles({
  start: { alignSelf: 'start' },
  text: { maxHeight: 'none' },
  refused: { color: tokens.colorPaletteRedForeground1 },
});

type Props = { form: SectionFormOf; isFixed: boolean; propertyText: string };

/** The rules and texts of the hotel, and what guests read of them. @param propertyText what Cloudbeds has */
export function TermsFields({ form, isFixed, propertyText }: Props) {
  const styles = useStyles();
  const add = useRef<HTMLButtonElement>(null);
  const { control } = form;
  const { field, fieldState } = useController({ control, name: 'guestTerms.rules' });
  const terms = useWatch({ control, name: 'guestTerms' });
  const rules: GuestTermsRule[] = field.value;
  const change = (changed: GuestTermsRule[]): void => field.onChange(changed);
  const problem = problemAt(fieldState.error) ?? problemAt(fieldState.error, 'root');
  const hasRead = readCancellationRule(propertyText) !== undefined;
  return (
    <>
      <Part title={words.rules} />
      {rules.length === 0 && <Purpose>{hasRead ? words.noRules.read : words.noRules.unread}</Purpose>}
      {rules.map((rule, at) => (
        <RuleFields
          key={at}
          rule={rule}
          isFixed={isFixed}
          problemAt={(...path) => problemAt(fieldState.error, at, ...path)}
          onChange={(changed) => change(rules.with(at, changed))}
          onRemove={() => {
            change(rules.toSpliced(at, 1));
            add.current?.focus();
          }}
        />
      ))}
      {problem && (
        <Text role="alert" className={styles.refused}>
          {problem}
        </Text>
      )}
      {!isFixed && (
        <Button
          ref={add}
          className={styles.start}
          icon={<AddRegular />}
          onClick={() => change([...rules, { ...newRule, fee: { ...newRule.fee } }])}
        >
          {words.add}
        </Button>
      )}
      <Part title={words.texts} />
      <Purpose>{words.textsPurpose}</Purpose>
      {propertyText && <Purpose>{words.fromCloudbeds(propertyText)}</Purpose>}
      {(['en', 'es'] as const).map((language) => (
        <FormField key={language} form={form} name={`guestTerms.text.${language}`} label={words[language]}>
          {(input) => (
            <Textarea
              textarea={{ className: styles.text, lang: language }}
              resize="vertical"
              rows={5}
              readOnly={isFixed}
              {...input}
            />
          )}
        </FormField>
      ))}
      <TermsPreview terms={terms} propertyText={propertyText} />
    </>
  );
}
