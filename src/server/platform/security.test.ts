import { expect, test } from 'vitest';
import { securityHeaders } from './security.ts';

const policyOf = (pictureHosts?: readonly string[]) =>
  securityHeaders({ isTls: true, isDevelopment: false, pictureHosts })['content-security-policy']!;

test('pictures come from the shop itself, and from hosts that are named', () => {
  expect(policyOf()).toContain("img-src 'self' data:;");
  expect(policyOf(['cdn.salong.example', 'pildid.example'])).toContain(
    "img-src 'self' data: https://cdn.salong.example https://pildid.example;",
  );
});
