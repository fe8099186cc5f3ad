import type { BlockName } from '../../../domain/creator/block-names.ts';

const url = '/tarne';
const image = '/media/1200/a.webp';
const document = {
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
const preview = {
  imgSrc: image,
  imgAlt: 'Pilt',
  title: 'Pealkiri',
  description: 'Kirjeldus',
  linkUrl: url,
  linkText: 'Vaata',
};

export interface Sample {
  props: Record<string, unknown>;
  children?: readonly BlockName[];
}

/** How each block is usually filled, for tests that draw them all. */
export const samples: Record<BlockName, Sample> = {
  content_wrapper: {
    props: { title: 'Pealkiri', bgColor: 'green', linkUrl: url, linkText: 'Kõik' },
    children: ['title_text'],
  },
  placeholder: { props: { label: 'Koht' }, children: ['static_text'] },
  spacer: { props: { height: 48 } },
  horizontal_line: { props: {} },
  icon_text_boxes: { props: {}, children: ['icon_text_row'] },
  icon_text_row: { props: { iconLeft: 'truck', titleLeft: 'Tarne', iconRight: 'phone', titleRight: 'Tugi' } },
  text_card_list: { props: {}, children: ['text_card', 'text_card'] },
  text_card: { props: { label: 'Tase', bigText: '−15 %', bottomLabel: 'alates 500 €', linkUrl: url } },
  split_preview_wrapper: { props: {}, children: ['split_preview', 'split_preview_mini'] },
  split_preview: { props: { ...preview, label: 'Bränd', imgSide: 'left', bgColor: 'green' } },
  split_preview_mini: { props: preview },
  split_preview_transparent: { props: { ...preview, textColor: 'white' } },
  single_preview: {
    props: {
      ...preview,
      subtitle: 'Alapealkiri',
      label: 'Silt',
      imgSide: 'right',
      shadeUrl: '/products?level={level}',
      toneUrl: '/products?tone={tone}',
    },
  },
  static_text_row: { props: {}, children: ['static_text', 'static_text_icon'] },
  accordion: { props: { title: 'Küsimused' }, children: ['accordion_toggle'] },
  accordion_toggle: { props: { title: 'Kuidas?', body: document, imgSrc: image, imgAlt: 'Pilt' } },
  title_text: { props: { title: 'Pealkiri', description: 'Kirjeldus', columnWidth: '640' } },
  label_text: { props: { label: 'Koht', description: 'Tallinn', linkUrl: url } },
  static_text: { props: { title: 'Pealkiri', description: 'Kirjeldus', textColor: 'white' } },
  static_text_icon: { props: { title: 'Pealkiri', description: 'Kirjeldus', iconLeft: 'truck' } },
  link_button: { props: { linkText: 'Vaata', linkUrl: url, iconLeft: 'truck' } },
  dynamic_text: { props: { body: document } },
  content_post: { props: { title: 'Pealkiri', imgSrc: image, imgAlt: 'Pilt', body: document } },
  excerpt: { props: { body: document } },
  content_head: { props: { title: 'Pealkiri', body: document }, children: ['label_text'] },
  image: { props: { imgSrc: image, imgAlt: 'Pilt', linkUrl: url } },
  post: { props: { body: document } },
  brand_head: {
    props: { title: 'NORDLYS', description: 'Põhjamaa hooldus.', imgSrc: image, imgAlt: 'Pilt' },
  },
  content_subhead: { props: { title: 'Pealkiri', subtitle: 'Alapealkiri', description: 'Kirjeldus' } },
  category_head: {
    props: { title: 'Juuksehooldus', description: 'Kirjeldus', imgSrc: image, imgAlt: 'Pilt' },
  },
  category_foot: { props: { title: 'Juuksehooldus', description: 'Kirjeldus' } },
  category_buttons: { props: { title: 'Kõik salongi tööks', look: 'tiles' } },
  product_carousel_list: {
    props: {
      title: 'Populaarne',
      description: 'Sel kuul',
      queryType: 'popular',
      linkUrl: url,
      linkText: 'Kõik',
    },
  },
  horizontal_product_list: {
    props: {
      title: 'Valik',
      imgSrc: image,
      imgAlt: 'Pilt',
      description: 'Kirjeldus',
      bgColor: 'blue',
      linkUrl: url,
      linkText: 'Kõik',
    },
  },
  product_card: { props: { productId: 1 } },
  carousel: { props: {}, children: ['carousel_item', 'carousel_item'] },
  carousel_item: { props: { ...preview, label: 'NORDLYS' } },
  newsletter: {
    props: { title: 'Uudiskiri', description: 'Kord nädalas', bgColor: 'purple', imgSrc: image },
  },
  blog_head: {
    props: { title: 'Artikkel', tags: ['Hooldus'], description: 'Sissejuhatus', credits: 'Foto: Ilumaja' },
  },
  blog_post_list: { props: { title: 'Artiklid' } },
  horizontal_post_list: {
    props: { title: 'Inspiratsioon', look: 'feature', linkUrl: url, linkText: 'Kõik' },
  },
  scroll_to_list: { props: { title: 'Sisukord' }, children: ['scroll_to_button'] },
  scroll_to_button: { props: { linkText: 'Tarne', linkUrl: '#tarne' } },
  iframe: { props: { path: 'https://example.ee/kaart', title: 'Kaart' } },
  huge_banner: {
    props: {
      uuid: '0190a0b0-0000-7000-8000-000000000001',
      title: 'Talv',
      description: 'Soodsam',
      imgSrc: image,
      linkUrl: url,
    },
  },
  thin_banner: {
    props: {
      label: 'Tasuta tarne alates 60 €',
      linkText: 'Vaata',
      linkUrl: url,
      iconLeft: 'truck',
      textColor: 'white',
    },
  },
};
