/** Makes an element. Text always becomes a text node: nothing that people or the bot write is ever markup. */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === 'class') element.className = value;
    else if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key in element && !key.startsWith('aria') && typeof value !== 'string') element[key] = value;
    else element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

export function byId(id) {
  return document.getElementById(id);
}

/** Only files of this server are shown: the page asks nothing of anybody else. */
export function ownPath(url) {
  try {
    const { pathname } = new URL(url, location.href);
    return pathname.startsWith('/cdn/') ? pathname : null;
  } catch {
    return null;
  }
}

/** Links that people may follow; anything else (javascript:, data:) stays text. */
export function safeLink(url) {
  try {
    return ['http:', 'https:'].includes(new URL(url).protocol) ? url : null;
  } catch {
    return null;
  }
}
