/** What samples of blocks are filled with. */
export const sampleUrl = '/tarne';
export const sampleImage = '/media/1200/a.webp';
export const sampleDocument = {
  time: 0,
  version: '2.22.2',
  blocks: [
    { id: 'h', type: 'header', data: { text: 'Pealkiri', level: 2 } },
    { id: 'p', type: 'paragraph', data: { text: 'Tekst <b>paksult</b> ja <a href="/tarne">lingiga</a>.' } },
    { id: 'l', type: 'list', data: { style: 'unordered', items: ['üks', 'kaks'] } },
    { id: 'q', type: 'quote', data: { text: 'Tsitaat', caption: 'Autor' } },
    { id: 'd', type: 'delimiter', data: {} },
  ],
};
export const samplePreview = {
  imgSrc: sampleImage,
  imgAlt: 'Pilt',
  title: 'Pealkiri',
  description: 'Kirjeldus',
  linkUrl: sampleUrl,
  linkText: 'Vaata',
};
