import type { Path, Problems } from './errors.ts';

/**
 * Adds a problem where `url` is not one that Discord takes.
 * @param files names that `attachment://` may refer to; null where only the web is allowed
 */
export function checkUrl(
  problems: Problems,
  path: Path,
  url: string | null | undefined,
  files: readonly string[] | null,
): void {
  if (url === null || url === undefined || url === '') return;
  if (files !== null && url.startsWith('attachment://')) {
    if (!files.includes(url.slice('attachment://'.length))) {
      problems.add(path, 'REFERENCED_ATTACHMENT_NOT_FOUND', `Referenced attachment ${url} was not found`);
    }
  } else if (!/^https?:\/\//i.test(url)) {
    const schemes = files === null ? "('http', 'https')" : "('http', 'https', 'attachment')";
    problems.add(path, 'URL_TYPE_INVALID_SCHEME', `Scheme must be one of ${schemes}.`);
  }
}
