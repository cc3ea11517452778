/** The page's only ways to the server. */

const parameters = new URLSearchParams(location.search);

/** The name or id in the address, so that two windows can be two people. */
export const wanted = parameters.get('as');

function address(path, as) {
  return as === null ? path : `${path}?as=${encodeURIComponent(as)}`;
}

export async function fetchState(as) {
  const response = await fetch(address('/playground/state', as));
  if (!response.ok) throw new Error(`state: ${response.status}`);
  return response.json();
}

/** Does something as this person; always gives an answer, also when the server is gone. */
export async function perform(as, deed) {
  try {
    const response = await fetch(address('/playground/do', as), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(deed),
    });
    return await response.json();
  } catch (error) {
    return { ok: false, problems: [], error: String(error) };
  }
}

export function openStream(as, handlers) {
  const stream = new EventSource(address('/playground/stream', as));
  for (const name of ['message', 'gone', 'overview']) {
    stream.addEventListener(name, (event) => handlers[name](JSON.parse(event.data)));
  }
  stream.addEventListener('open', handlers.opened);
  stream.addEventListener('error', handlers.lost);
  window.addEventListener('pagehide', () => stream.close());
  return stream;
}
