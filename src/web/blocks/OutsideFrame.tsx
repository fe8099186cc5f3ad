import { usePage } from '../state/page.tsx';

const sandbox = 'allow-scripts allow-forms allow-popups allow-modals allow-same-origin';

interface Props {
  src: string;
  title: string;
  height: number | string;
  width?: string;
  className?: string;
  /** Words of a link to the same page without the frame, for whom it does not open: the page never learns of that. */
  elsewhere?: string;
}

/**
 * A page of somebody else. Never one of our own: script in a frame of the same origin could take the sandbox off
 * itself and act as the visitor.
 */
export function OutsideFrame({ src, title, height, width, className = '', elsewhere }: Props) {
  const { origin } = usePage();
  if (isOwn(src, origin)) return null;
  return (
    <>
      <iframe
        src={src}
        title={title}
        {...(typeof height === 'number' ? { height } : { style: { height, width } })}
        sandbox={sandbox}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        className={`w-full max-w-full rounded-panel border border-line bg-surface ${className}`}
      />
      {elsewhere ? (
        <a href={src} target="_blank" rel="noopener" className="link mt-2 inline-flex min-h-11 items-center">
          {elsewhere}
        </a>
      ) : null}
    </>
  );
}

/** What has no address of its own is a page of the shop. */
function isOwn(src: string, origin: string): boolean {
  try {
    const { protocol, hostname } = new URL(src);
    return protocol !== 'https:' || hostname === new URL(origin).hostname;
  } catch {
    return true;
  }
}
