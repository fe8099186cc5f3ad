// Generated from the block definitions by `npm run blocks`; a test tells when it is out of date.

import * as brand_head from '../brand_head/data.ts';
import * as category_head from '../category_head/data.ts';
import * as category_foot from '../category_foot/data.ts';
import * as category_buttons from '../category_buttons/data.ts';
import * as product_carousel_list from '../product_carousel_list/data.ts';
import * as horizontal_product_list from '../horizontal_product_list/data.ts';
import * as product_card from '../product_card/data.ts';
import * as blog_post_list from '../blog_post_list/data.ts';
import * as horizontal_post_list from '../horizontal_post_list/data.ts';
import * as careers_list from '../careers_list/data.ts';

export const data = {
  brand_head,
  category_head,
  category_foot,
  category_buttons,
  product_carousel_list,
  horizontal_product_list,
  product_card,
  blog_post_list,
  horizontal_post_list,
  careers_list,
};
