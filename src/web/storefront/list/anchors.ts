/** Where the focus goes when what had it is gone. */
export const listHeadId = 'list-head';

/** The form of filters beside the list sends the order along, where there is no script to put it in force. */
export const filterFormId = 'filters';
