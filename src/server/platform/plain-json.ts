/**
 * For answers that are asked for most and made by typed code alone: they are written as they are, as checking each once
 * more by its schema takes longer than making it. Tests check them strictly.
 */
export const plainJson = () => (answer: unknown) => JSON.stringify(answer);
