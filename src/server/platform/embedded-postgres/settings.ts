/**
 * PostgreSQL's settings for a shop of one process on 2 cores and little memory. Everything that
 * keeps a committed order safe (fsync, synchronous_commit, full_page_writes) stays on.
 */
const defaultSettings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  // Compiling a query costs more than any query of the shop takes.
  jit: 'off',
  // Sixteen visitors on two cores gain nothing from splitting one query over both.
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  fsync: 'on',
  synchronous_commit: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Errors of a statement reach the caller; repeating them here, with their values, would put
  // people's data into the log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  idle_in_transaction_session_timeout: '60s',
};

/** The settings as arguments of `postgres`; `own` wins over the defaults. */
export function settingArguments(own: Record<string, string>): string[] {
  return Object.entries({ ...defaultSettings, ...own }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}
