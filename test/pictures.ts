import sharp from 'sharp';

/** A photograph as a phone takes it: lying on its side, with where it was taken. */
export function phonePhotograph(width = 90, height = 60): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a85020' } })
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Artist: 'Mari Maasikas' }, IFD3: { GPSLatitude: '59/1 26/1 0/1' } },
    })
    .jpeg()
    .toBuffer();
}

/** A file on its way to the shop as a form sends it. */
export async function pictureForm(content?: Buffer, field = 'file') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content ?? (await phonePhotograph()))]), 'pilt.jpg');
  const request = new Request('http://shop', { method: 'POST', body: form });
  return {
    headers: { 'content-type': request.headers.get('content-type')! },
    body: Buffer.from(await request.arrayBuffer()),
  };
}
