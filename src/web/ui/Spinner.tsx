/** A spinner in the text colour. Say beside it what it waits for. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg
      className="shrink-0 animate-[turn_800ms_linear_infinite]"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
