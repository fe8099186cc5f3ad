export { queriesOf } from '../category_buttons/data.ts';
