-- Asks for the paths of a file in turn and tells what it saw as one line of JSON. Used by client.ts.
local requests = {}
local at = 0

function init()
  -- Spelt as wrk spells it, which would add another one else: the shop refuses several.
  local headers = { Host = 'localhost' }
  local accepted = os.getenv('BENCH_ACCEPT')
  if accepted then headers['accept-encoding'] = accepted end
  local token = os.getenv('BENCH_TOKEN')
  if token then
    headers['authorization'] = 'Token ' .. token
    headers['cookie'] = 'token=' .. token
  end
  for path in io.lines(os.getenv('BENCH_PATHS')) do
    requests[#requests + 1] = wrk.format('GET', path, headers)
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"answers":%d,"seconds":%.3f,"p50":%.2f,"p95":%.2f,"p99":%.2f,"bytes":%.0f,"errors":%d}\n',
    summary.requests, summary.duration / 1e6,
    latency:percentile(50) / 1000, latency:percentile(95) / 1000, latency:percentile(99) / 1000,
    summary.bytes, errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
