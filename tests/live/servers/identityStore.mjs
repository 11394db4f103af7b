/** Everything the provider stores, in memory: model and id -> payload. */
const records = new Map()
const keyOf = (model, id) => `${model} ${id}`
const payloads = (model) =>
  [...records].filter(([key]) => key.startsWith(`${model} `)).map(([, payload]) => payload)

/** The storage interface of oidc-provider, one instance per model. */
export class MemoryStore {
  constructor(model) {
    this.model = model
  }
  async upsert(id, payload) {
    records.set(keyOf(this.model, id), payload)
  }
  async find(id) {
    return records.get(keyOf(this.model, id))
  }
  async findByUid(uid) {
    return payloads(this.model).find((payload) => payload.uid === uid)
  }
  async findByUserCode() {
    return undefined
  }
  async consume(id) {
    const payload = await this.find(id)
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
  }
  async destroy(id) {
    records.delete(keyOf(this.model, id))
  }
  async revokeByGrantId(grantId) {
    for (const [key, payload] of records) if (payload.grantId === grantId) records.delete(key)
  }
}

/** Ends the session and every refresh token of a user, as an administrator of the provider can. */
export function endSessions(accountId) {
  for (const [key, payload] of records) {
    if (payload.accountId === accountId && /^(Session|RefreshToken|Grant) /.test(key)) records.delete(key)
  }
}
