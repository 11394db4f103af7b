// A service with one list, as a handler of requests. Frameworks have the same as `app.request` or `app.fetch`.

const teams = [
  { id: 'foxes', account: 'demo', name: 'Foxes', points: 7 },
  { id: 'owls', account: 'demo', name: 'Owls', points: 9 },
]
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Expose-Headers': 'Retry-After',
}
const json = (status, body) => Response.json(body, { status, headers })

/** @param {Request} request */
export function answer(request) {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  if (!request.headers.has('Authorization')) return json(401, { error: 'Sign in' })
  if (pathname.endsWith('/accounts')) return json(200, [{ account: 'demo', name: 'Demo' }])
  if (!pathname.endsWith('/teams')) return json(404, { error: 'There is no such address' })
  const [skip, limit] = ['skip', 'limit'].map((name) => Number(searchParams.get(name)))
  return json(200, teams.slice(skip, skip + limit))
}
