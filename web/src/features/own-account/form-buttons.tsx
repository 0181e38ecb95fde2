import { Button } from '#components/forms/button.tsx';

interface FormButtonsProps {
  submitLabel?: string;
  busy: boolean;
  onCancel: () => void;
}

/** The end of a form that was opened in its place. */
export function FormButtons({ submitLabel = 'Save', busy, onCancel }: FormButtonsProps) {
  return (
    <div className="col-span-full flex flex-wrap gap-2">
      <Button type="submit" busy={busy}>
        {submitLabel}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
