/** Letters of the text. */
export const maxTermLength = 255;

/** Products that may be asked at once whether they were bought before: more than a page shows at first. */
export const maxAskedBought = 100;
