/** What a bot that may be killed at any moment says it has done, line by line, after it was written. */
export type Acknowledged =
  | { readonly type: 'ready' }
  | { readonly type: 'enrolled'; readonly member: string }
  | { readonly type: 'refilled'; readonly key: string }
  | { readonly type: 'dispatched'; readonly key: string; readonly table: string; readonly version: number }
  /** `digest` is that of the state as JSON. */
  | { readonly type: 'committed'; readonly table: string; readonly version: number; readonly digest: string };
