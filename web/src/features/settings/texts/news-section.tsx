import { TextField } from '#components/forms/field.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { SettingsSection } from '../frame/settings-section.tsx';
import type { SectionProps } from '../frame/use-section.ts';

/** The pieces of news on the home page. */
export function NewsSection(props: SectionProps) {
  return (
    <SettingsSection
      {...props}
      hint="The five pieces of news on the home page. Each keeps its picture."
      save="Save news"
    >
      {props.settings.news.map((_, index) => {
        const name = `news[${index}]`;
        return (
          <fieldset key={name} className="grid grid-cols-1 gap-4 border-t border-line pt-4">
            <legend className="pr-3 font-medium">News {index + 1}</legend>
            <TextField name={`${name}.title`} label="Title" />
            <TextArea name={`${name}.description`} label="Text" rows={3} />
            <TextField name={`${name}.link`} label="Link" hint="Where the title leads. May be empty." />
          </fieldset>
        );
      })}
    </SettingsSection>
  );
}
