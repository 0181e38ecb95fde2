/** Renders nothing for ''. */
export function ProblemNote({ text, className = 'mt-3' }: { text: string; className?: string }) {
  if (text === '') return null;
  return (
    <p role="alert" className={`failure-note ${className}`}>
      {text}
    </p>
  );
}
