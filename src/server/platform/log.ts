import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** Logs JSON lines from `level` up, to standard output by default, without personal data. */
export function createLog(level: string, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: withoutConnection },
    },
    to,
  );
}

/** The driver hangs the whole connection with its statements on an error; a line of the log has no use for it. */
function withoutConnection(error: Error): object {
  const { client: _connection, ...told }: Record<string, unknown> = stdSerializers.err(error);
  return told;
}
