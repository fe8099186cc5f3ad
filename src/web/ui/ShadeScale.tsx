/** The ten depths of hair as a decorative 3 px line. */
export function ShadeScale({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`shade-scale h-[3px] ${className}`} />;
}

interface ShadeMeterProps {
  /** 0 to 1. */
  value: number;
  label: string;
  /** The value in words, as a bar alone tells screen readers nothing. */
  text: string;
  className?: string;
}

/** Progress, shown on the shade scale. The light end needs the outline to be visible on white. */
export function ShadeMeter({ value, label, text, className = '' }: ShadeMeterProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={text}
      className={`h-4 overflow-hidden rounded-full bg-sunken ring-1 ring-control ${className}`}
    >
      {/* The scale has its full width under the clip, so a level is always at the same place. */}
      <div className="shade-scale size-full" style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }} />
    </div>
  );
}
