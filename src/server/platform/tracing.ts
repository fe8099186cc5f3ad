/** OpenTelemetry traces over OTLP; without an endpoint nothing is loaded and nothing leaves. */
export async function startTracing(
  endpoint: string | undefined,
  version: string,
): Promise<{ stop(): Promise<void> }> {
  if (endpoint === undefined) return { stop: () => Promise.resolve() };
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'ilumaja', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return { stop: () => provider.shutdown() };
}
