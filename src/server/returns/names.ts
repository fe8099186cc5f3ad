/** Has a declared withdrawal acknowledged. */
export const acknowledgeTopicName = 'returns.acknowledge';
/** Deletes files of pictures that are gone. */
export const deletePictureTopicName = 'returns.delete-picture';
