/** A place for what is still on its way; give it the measures of the real thing, so that nothing moves. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-[breathe_1600ms_ease-in-out_infinite] rounded-input bg-sunken ${className}`}
    />
  );
}

/** Lines of text on their way; the last one is shorter. */
export function SkeletonText({ lines = 3, className = '' }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={`block ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={`my-1.5 h-3 ${line === lines - 1 && lines > 1 ? 'w-2/3' : ''}`} />
      ))}
    </span>
  );
}

/** Rows on their way, each as high as `className` says. */
export function SkeletonRows({ rows, className }: { rows: number; className: string }) {
  return Array.from({ length: rows }, (_, row) => <Skeleton key={row} className={className} />);
}
