/** The content is no file the shop takes; the message is words that follow the file's name. */
export class FileRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileRefused';
  }
}
