/** A placeholder while content loads. Give it the size of the content, so that nothing jumps. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-[breathe_1600ms_ease-in-out_infinite] rounded-input bg-sunken ${className}`}
    />
  );
}

/** Placeholder rows, each as high as `className` says. */
export function SkeletonRows({ rows, className }: { rows: number; className: string }) {
  return Array.from({ length: rows }, (_, row) => <Skeleton key={row} className={className} />);
}
