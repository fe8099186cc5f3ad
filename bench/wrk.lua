-- Asks for the paths of a file in turn and tells what it saw as one line of JSON. Used by client.ts.
local ffi = require('ffi')
ffi.cdef('typedef struct { long seconds; long nanoseconds; } moment; int clock_gettime(int clock, moment *now);')
local monotonic = 1
local moment = ffi.new('moment')
local function now()
  ffi.C.clock_gettime(monotonic, moment)
  return tonumber(moment.seconds) + tonumber(moment.nanoseconds) / 1e9
end

local requests = {}
local at = 0
local isOnce = os.getenv('BENCH_ONCE') == 'yes'
local threads = {}

function setup(thread)
  threads[#threads + 1] = thread
end

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
  if at == 0 then began = now() end
  -- What is on its way then is not waited for.
  if isOnce and at == #requests then
    ended = now()
    wrk.thread:stop()
  end
  at = at % #requests + 1
  return requests[at]
end

-- Times of the answers in microseconds, rising, each with how often it was seen. For each slow one wrk adds those that would
-- have waited behind it at a steady rate (`stats_correct`), so that of two slow answers in a hundred a fifth seems slow: taken out
-- again here, the slowest first.
local function answered(summary, latency)
  local values, counts = {}, {}
  for at = 1, #latency do
    local value, count = latency(at)
    values[at], counts[value] = value, count
  end
  local each = math.floor(summary.requests / tonumber(os.getenv('BENCH_CONNECTIONS')))
  local expected = each > 0 and math.floor(summary.duration / each) or math.huge
  for at = #values, 1, -1 do
    local value = values[at]
    if value >= expected * 2 then
      local behind = value - expected
      while behind > expected do
        counts[behind] = counts[behind] - counts[value]
        behind = behind - expected
      end
    end
  end
  return values, counts
end

local function percentileOf(values, counts, share)
  local total, seen = 0, 0
  for _, value in ipairs(values) do total = total + counts[value] end
  for _, value in ipairs(values) do
    seen = seen + counts[value]
    if seen >= total * share then return value end
  end
  return 0
end

function done(summary, latency)
  local values, counts = answered(summary, latency)
  local errors = summary.errors
  local began, ended = threads[1]:get('began'), threads[1]:get('ended')
  -- wrk itself sleeps on until its time is over.
  local seconds = ended and ended - began or summary.duration / 1e6
  io.write(string.format(
    '{"answers":%d,"seconds":%.3f,"p50":%.2f,"p95":%.2f,"p99":%.2f,"bytes":%.0f,"errors":%d}\n',
    summary.requests, seconds,
    percentileOf(values, counts, 0.5) / 1000, percentileOf(values, counts, 0.95) / 1000,
    percentileOf(values, counts, 0.99) / 1000,
    summary.bytes, errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
