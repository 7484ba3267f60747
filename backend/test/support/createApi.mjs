/** Calls the backend as guest. */
export async function createApi(baseUrl) {
  const session = await (await fetch(`${baseUrl}/api/auth/guest/refresh?env=default`)).json();
  const { token, identity } = session.backstageIdentity;

  async function call(path, { body, ...options } = {}) {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    return fetch(`${baseUrl}/api${path}`, { ...options, headers, body: body && JSON.stringify(body) });
  }

  /** The JSON of the answer; throws on failure. */
  async function json(path, options) {
    const response = await call(path, options);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  /** The entity of a full ref; throws if it is missing. */
  function entity(ref) {
    return json(`/catalog/entities/by-name/${ref.replace(':', '/')}`);
  }

  return { call, json, entity, identity, token, claims: JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()) };
}
