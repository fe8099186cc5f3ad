/** What a browser that reads barcodes brings along; the types of TypeScript do not know it. */
export type BarcodeDetectorClass = new (options: { formats: string[] }) => {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
};

/** The reader of barcodes, where the browser has one and a camera may be asked for. */
export function barcodeDetector(): BarcodeDetectorClass | null {
  const { BarcodeDetector } = window as { BarcodeDetector?: BarcodeDetectorClass };
  return BarcodeDetector && 'mediaDevices' in navigator ? BarcodeDetector : null;
}
