/** The shop cannot start, for a reason that its message tells in full to whoever starts it. */
export class StartProblem extends Error {}

/** What an operating system or PostgreSQL adds to its errors. */
interface SystemError extends Error {
  code?: string;
  syscall?: string;
  address?: string;
  port?: number;
}

/**
 * One line for what commonly keeps a shop from starting, or undefined for a surprise, which is better
 * shown with its stack.
 */
export function describeStartProblem(error: unknown): string | undefined {
  if (error instanceof StartProblem) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, address, port, message }: SystemError = error;
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `PORT ${port} on ${address} is in use by another program: stop that one or set PORT to another port`;
  }
  if (syscall === 'listen') return `The shop cannot listen on PORT ${port} of HOST ${address}: ${message}`;
  // AggregateError: every address of the host was tried.
  if (syscall === 'connect' || syscall === 'getaddrinfo' || error instanceof AggregateError) {
    return `The database at DATABASE_URL does not answer: ${code || message}`;
  }
  // A folder that may not be made or written, a full disk.
  if (/^(EACCES|EPERM|EROFS|ENOSPC|ENOTDIR)$/.test(code))
    return `DATA_DIR or MEDIA_DIR cannot be used: ${message}`;
  // Wrong password or user (class 28), no such database (3D000), too many connections (53300).
  if (/^(28...|3D000|53300)$/.test(code)) return `The database at DATABASE_URL refuses: ${message}`;
  return undefined;
}
