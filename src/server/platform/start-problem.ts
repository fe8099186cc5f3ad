import { ShopError } from '../../domain/errors.ts';

/** The shop cannot start; the message gives the operator the whole reason. */
export class StartProblem extends Error {}

/** What an operating system or PostgreSQL adds to its errors. */
interface SystemError extends Error {
  code?: string;
  syscall?: string;
  address?: string;
  port?: number;
}

/** The driver's words for a connection that never came about. */
const unansweredWords =
  /^Connection terminated|^Client has encountered a connection error|^timeout e(?:xpired|xceeded)|^The server does not support SSL|^There was an error establishing an SSL/;

/**
 * One line for the common reasons a start fails, or undefined for a surprise, which is better
 * shown with its stack.
 */
export function describeStartProblem(error: unknown): string | undefined {
  if (error instanceof StartProblem) return error.message;
  // What visitors are told of a database or a folder that is away leaves the reason to whoever runs it.
  if (error instanceof ShopError && error.code === 'UNAVAILABLE')
    return describeStartProblem(error.cause) ?? error.message;
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
  // Something hangs up, keeps silent, speaks another language, or will not be trusted; the driver gives no code.
  if (unansweredWords.test(message) || /CERT|^ERR_TLS_|UNABLE_TO_VERIFY/.test(code)) {
    return `The connection to the database was not made or was lost: ${message}`;
  }
  // Lost on the way: by the network, or because the server was stopped (57P01, 57P02) or broke off the connection (08).
  if (/^(ECONNRESET|EPIPE|ETIMEDOUT|57P01|57P02|08...)$/.test(code))
    return `The connection to the database was lost: ${message}`;
  // No room on its disk (53100), no memory (53200), or its disk fails (58030).
  if (/^(53100|53200|58030)$/.test(code)) return `The database has no room to go on: ${message}`;
  // A folder that may not be made or written, a full disk.
  if (/^(EACCES|EPERM|EROFS|ENOSPC|ENOTDIR)$/.test(code))
    return `DATA_DIR or MEDIA_DIR cannot be used: ${message}`;
  // Wrong password or user (class 28), no such database (3D000), too many connections (53300), still starting (57P03),
  // a copy that may only be read (25006), no right to create (42501), an extension it does not have (58P01, 0A000).
  if (/^(28...|3D000|53300|57P03|25006|42501|58P01|0A000)$/.test(code))
    return `The database at DATABASE_URL refuses: ${message}`;
  return undefined;
}
