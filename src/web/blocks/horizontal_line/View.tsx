/** A line between two parts. */
export function View() {
  return <hr className="border-t border-line-strong" />;
}
