/** One part of a multipart body. */
export interface Part {
  readonly name: string;
  /** Null for a plain field. */
  readonly fileName: string | null;
  readonly contentType: string | null;
  readonly data: Buffer;
}

const LINE = '\r\n';

/** The parts of a `multipart/form-data` body, or null where it is not one. */
export function parseMultipart(body: Buffer, contentType: string): Part[] | null {
  const boundary = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) return null;
  const delimiter = Buffer.from(`--${mark}`);
  const parts: Part[] = [];
  let start = body.indexOf(delimiter);
  if (start < 0) return null;
  for (;;) {
    start += delimiter.length;
    if (body.subarray(start, start + 2).toString() === '--') return parts;
    const end = body.indexOf(`${LINE}--${mark}`, start);
    if (end < 0) return null;
    const part = parsePart(body.subarray(start + LINE.length, end));
    if (part === null) return null;
    parts.push(part);
    start = end + LINE.length;
  }
}

function parsePart(part: Buffer): Part | null {
  const headEnd = part.indexOf(LINE + LINE);
  if (headEnd < 0) return null;
  const head = part.subarray(0, headEnd).toString();
  const name = /\bname="([^"]*)"/i.exec(head)?.[1];
  if (name === undefined) return null;
  return {
    name: unescape(name),
    fileName: optional(/\bfilename="([^"]*)"/i.exec(head)?.[1]),
    contentType: /^content-type:\s*(.+)$/im.exec(head)?.[1]?.trim() ?? null,
    data: part.subarray(headEnd + LINE.length * 2),
  };
}

function optional(text: string | undefined): string | null {
  return text === undefined ? null : unescape(text);
}

/** The three characters that a browser, and Node's `fetch`, write as escapes in a name. */
function unescape(text: string): string {
  return text.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
