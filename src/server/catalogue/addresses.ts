/** Widest a logo is shown, in pixels (LY-11 widths). */
const logoWidth = 480;

/** Address of a document or drawing, which is served as it was uploaded. */
export function filePath(key: string): string {
  return `/media/files/${key}`;
}

/** Address of a logo: a drawing as it is, a photograph in its smallest width. */
export function logoPath(key: string): string {
  return key.endsWith('.svg') ? filePath(key) : `/media/${logoWidth}/${key}`;
}
