import { expect, test } from 'vitest';
import { describeError, failureOf } from '../../../src/discord/connection/api-errors.ts';

const failed = (code: string) => Object.assign(new Error(`it said ${code}`), { code });

test.each(['ECONNREFUSED', 'EAI_AGAIN', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'])(
  '%s of the network may pass, and is told in the log without a stack',
  (code) => {
    const error = new TypeError('fetch failed', { cause: failed(code) });
    expect(failureOf(error)).toEqual({ kind: 'passing', retryAfterMs: null });
    expect(describeError(error)).toEqual({ type: 'TypeError', reason: 'fetch failed' });
  },
);

// A machine without a battery begins in 1970, and has the time some seconds after its network.
test.each([
  'CERT_NOT_YET_VALID',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
])('a certificate that is not good now (%s) may be later', (code) => {
  expect(failureOf(failed(code))).toEqual({ kind: 'passing', retryAfterMs: null });
});

test('a fault of the program is none of the network, and is told with its stack', () => {
  const error = new TypeError('x is not a function');
  expect(failureOf(error)).toBeNull();
  expect(describeError(error)).toEqual({
    type: 'TypeError',
    reason: 'x is not a function',
    stack: error.stack,
  });
});
