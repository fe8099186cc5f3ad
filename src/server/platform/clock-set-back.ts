/**
 * Puts jobs right after the clock was turned back. The queue measures by the time of day alone: what was made later than it
 * is now, or begun, would wait until the clock has caught up, and so would its looks for jobs that are due by the clock and
 * for those of dead processes. Occurrences of the hours that come a second time count as new ones. To be run every few
 * seconds; changes nothing while all of it lies behind.
 */
export const afterClockSetBackSql = `
  update pgboss.job set start_after = now()
    where state < 'active' and not blocked and start_after > now()
      and greatest(created_on, started_on) > now() + interval '1 second';
  update pgboss.job set singleton_on = null
    where name = '__pgboss__send-it' and state <> 'cancelled'
      and singleton_on > now() at time zone 'utc' + interval '2 minutes';
  update pgboss.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()),
      flow_on = least(flow_on, now()), reindex_on = least(reindex_on, now())
    where greatest(cron_on, bam_on, flow_on, reindex_on) > now() + interval '1 second';
  update pgboss.queue set maintain_on = least(maintain_on, now()), monitor_on = least(monitor_on, now()),
      monitor_claim_on = least(monitor_claim_on, now())
    where greatest(maintain_on, monitor_on, monitor_claim_on) > now() + interval '1 second'`;
