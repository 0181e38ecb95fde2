import { profileLimits } from '@bookstore/functions/shared/shop/default-profile';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { FieldArray, useFormikContext } from 'formik';
import { Button } from '#components/forms/button.tsx';
import { TextField } from '#components/forms/field.tsx';
import { SettingsSection } from '../frame/settings-section.tsx';
import type { SectionProps } from '../frame/use-section.ts';

/** The links to the shop's profiles in the footer. */
export function SocialSection(props: SectionProps) {
  return (
    <SettingsSection {...props} hint="In the footer, in this order." save="Save social links">
      <SocialLinks />
    </SettingsSection>
  );
}

function SocialLinks() {
  const { social = [] } = useFormikContext<SettingsEdit>().values;
  return (
    <FieldArray name="social">
      {({ push, remove }) => (
        <>
          {social.map((_, index) => {
            const name = `social[${index}]`;
            return (
              <fieldset
                key={name}
                className="grid grid-cols-1 items-start gap-4 border-t border-line pt-4 sm:grid-cols-[1fr_2fr]"
              >
                <legend className="pr-3 font-medium">Link {index + 1}</legend>
                <TextField name={`${name}.name`} label="Name" />
                <TextField name={`${name}.href`} label="Address" type="url" />
                <Button
                  variant="remove"
                  aria-label={`Remove link ${index + 1}`}
                  onClick={() => remove(index)}
                  className="justify-self-start px-0!"
                >
                  Remove
                </Button>
              </fieldset>
            );
          })}
          {social.length < profileLimits.social.links && (
            <Button
              variant="secondary"
              onClick={() => push({ name: '', href: '' })}
              className="justify-self-start"
            >
              Add a link
            </Button>
          )}
        </>
      )}
    </FieldArray>
  );
}
